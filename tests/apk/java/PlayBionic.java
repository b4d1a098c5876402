import java.io.File;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** PlayBionic liblasca.so MOVE…: one of Lasker's games on the packed arm64 library over real bionic, a typed error and a caught panic. */
public final class PlayBionic {
    private static final String METHOD = "uniffi_lasca_fn_method_session_";
    private static final String FUNCTION = "uniffi_lasca_fn_func_";
    private static final int PLAY = 3; // Play is the third action
    private static int failed = 0;

    public static void main(String[] arguments) throws Exception {
        try (Bionic core = new Bionic(new File(arguments[0]))) {
            check("the library speaks UniFFI's contract 30 ", core.plain("ffi_lasca_uniffi_contract_version") == 30);
            play(core, Arrays.copyOfRange(arguments, 1, arguments.length));
            core.call("uniffi_lasca_fn_constructor_session_load", core.text("no game"), 0L);
            check("a text that is no game comes back as a typed error, " + core.error().length + " bytes", core.code() == 1 && core.error().length > 8);
            long caught = core.call(FUNCTION + "catches_panics");
            check("a panic is caught and unwound", core.code() == 0 && (caught & 0xff) == 1);
        }
        System.exit(failed == 0 ? 0 : 1);
    }

    private static void play(Bionic core, String[] moves) {
        String game = "{\"rules\":{\"set\":\"lasker_1911\",\"rejump\":false,\"demote\":false},\"input\":{\"auto_complete\":false,\"final_square\":false}}";
        long session = core.call("uniffi_lasca_fn_constructor_session_new", core.buffer(some(core, "new_game_from_json", game)), 0L);
        check("a session begins", core.code() == 0);
        for (String move : moves) {
            core.call(METHOD + "handle", core.call("uniffi_lasca_fn_clone_session", session), core.buffer(play(move)), 0L);
            check("the core takes " + move, core.code() == 0 && core.returned().length > 100, false);
        }
        core.call(METHOD + "record", core.call("uniffi_lasca_fn_clone_session", session));
        String record = new String(core.returned(), StandardCharsets.UTF_8);
        int at = 0;
        for (String move : moves) {
            int found = at < 0 ? -1 : record.indexOf(move, at);
            at = found < 0 ? -1 : found + move.length();
        }
        check("Lasker's game is played to its " + moves.length + "th ply: its record holds every move in order", at > 0);
        core.call("uniffi_lasca_fn_free_session", session);
        check("the session is let go", core.code() == 0);
    }

    /** The action Play as UniFFI writes it: the number of the variant, then the text behind its length. */
    private static byte[] play(String move) {
        byte[] text = move.getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(8 + text.length).putInt(PLAY).putInt(text.length).put(text).array();
    }

    /** What a function makes of a text, without the byte that says it made something. */
    private static byte[] some(Bionic core, String function, String json) {
        core.call(FUNCTION + function, core.text(json));
        byte[] answer = core.returned();
        if (answer.length == 0 || answer[0] != 1) {
            throw new IllegalStateException(function + " refused " + json);
        }
        return Arrays.copyOfRange(answer, 1, answer.length);
    }

    private static void check(String what, boolean held) {
        check(what, held, true);
    }

    private static void check(String what, boolean held, boolean told) {
        failed += held ? 0 : 1;
        if (told || !held) {
            System.out.println((held ? "ok   " : "FAIL ") + what);
        }
    }
}
