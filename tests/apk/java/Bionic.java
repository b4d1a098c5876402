import com.github.unidbg.AndroidEmulator;
import com.github.unidbg.Module;
import com.github.unidbg.Symbol;
import com.github.unidbg.arm.backend.DynarmicFactory;
import com.github.unidbg.linux.android.AndroidEmulatorBuilder;
import com.github.unidbg.linux.android.AndroidResolver;
import com.github.unidbg.memory.Memory;
import com.github.unidbg.pointer.UnidbgPointer;
import java.io.File;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import unicorn.Arm64Const;

/** The arm64 library over real bionic (Android 6's libc, out of unidbg), called as UniFFI calls it: C names, buffers, a status. */
final class Bionic implements AutoCloseable {
    private static final int BUFFER = 24; // capacity, length, address
    private static final int STATUS = 32; // a code, then a buffer

    private final AndroidEmulator emulator;
    private final Module library;
    private final UnidbgPointer status;
    private final UnidbgPointer result;
    private final Memory memory;

    Bionic(File file) {
        emulator = AndroidEmulatorBuilder.for64Bit().setProcessName("game.lasca").addBackendFactory(new DynarmicFactory(false)).build();
        memory = emulator.getMemory();
        memory.setLibraryResolver(new AndroidResolver(23));
        library = memory.load(file, true);
        status = memory.malloc(STATUS, true).getPointer();
        result = memory.malloc(BUFFER, true).getPointer();
    }

    /** Calls a function that takes no status. */
    long plain(String name) {
        return symbol(name).call(emulator).longValue();
    }

    /** Calls a function; a buffer it returns is read by {@link #returned}. */
    long call(String name, Object... arguments) {
        Object[] all = new Object[arguments.length + 1];
        System.arraycopy(arguments, 0, all, 0, arguments.length);
        all[arguments.length] = status;
        status.write(0, new byte[STATUS], 0, STATUS);
        result.write(0, new byte[BUFFER], 0, BUFFER);
        emulator.getBackend().reg_write(Arm64Const.UC_ARM64_REG_X8, result.peer);
        return symbol(name).call(emulator, all).longValue();
    }

    /** 0 if the last call went well, 1 if it returned an error, 2 if it panicked. */
    int code() {
        return status.getByte(0);
    }

    byte[] returned() {
        return read(result);
    }

    byte[] error() {
        return read((UnidbgPointer) status.share(8));
    }

    /** A buffer with these bytes, made by the library, passed by the address of its three words. */
    UnidbgPointer buffer(byte[] content) {
        call("ffi_lasca_rustbuffer_alloc", (long) content.length);
        byte[] words = result.getByteArray(0, BUFFER);
        ByteBuffer.wrap(words).order(java.nio.ByteOrder.LITTLE_ENDIAN).putLong(8, content.length);
        UnidbgPointer passed = memory.malloc(BUFFER, true).getPointer();
        passed.write(0, words, 0, BUFFER);
        if (content.length > 0) {
            passed.getPointer(16).write(0, content, 0, content.length);
        }
        return passed;
    }

    UnidbgPointer text(String text) {
        return buffer(text.getBytes(StandardCharsets.UTF_8));
    }

    private Symbol symbol(String name) {
        Symbol symbol = library.findSymbolByName(name, false);
        if (symbol == null) {
            throw new IllegalStateException("the library has no " + name);
        }
        return symbol;
    }

    private static byte[] read(UnidbgPointer buffer) {
        long length = buffer.getLong(8);
        return length == 0 ? new byte[0] : buffer.getPointer(16).getByteArray(0, (int) length);
    }

    @Override
    public void close() throws java.io.IOException {
        emulator.close();
    }
}
