import java.io.File;
import java.io.FileOutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Frames IN.jar OUT.jar LIBRARY…: adds what dex2jar leaves out, stack maps and calls' interface flags, so that the JVM's verifier can judge. */
public final class Frames {
    private final ClassLoader loader;

    private Frames(ClassLoader loader) {
        this.loader = loader;
    }

    public static void main(String[] arguments) throws Exception {
        List<URL> path = new ArrayList<>();
        for (int i = 0; i < arguments.length; i++) {
            if (i != 1) {
                path.add(new File(arguments[i]).toURI().toURL());
            }
        }
        Frames frames = new Frames(new URLClassLoader(path.toArray(new URL[0]), ClassLoader.getPlatformClassLoader()));
        try (ZipFile in = new ZipFile(arguments[0]); ZipOutputStream out = new ZipOutputStream(new FileOutputStream(arguments[1]))) {
            for (ZipEntry entry : Collections.list(in.entries())) {
                if (entry.getName().endsWith(".class")) {
                    out.putNextEntry(new ZipEntry(entry.getName()));
                    out.write(frames.mend(in.getInputStream(entry).readAllBytes()));
                    out.closeEntry();
                }
            }
        }
    }

    private byte[] mend(byte[] code) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected ClassLoader getClassLoader() {
                return loader;
            }
        };
        new ClassReader(code).accept(new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
                super.visit(Opcodes.V1_8, access, name, signature, parent, interfaces);
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
                return calls(super.visitMethod(access, name, type, signature, thrown));
            }
        }, ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }

    private MethodVisitor calls(MethodVisitor next) {
        return new MethodVisitor(Opcodes.ASM9, next) {
            @Override
            public void visitMethodInsn(int operation, String owner, String name, String type, boolean onInterface) {
                super.visitMethodInsn(operation, owner, name, type, onInterface || isInterface(owner));
            }
        };
    }

    private boolean isInterface(String owner) {
        try {
            return !owner.startsWith("[") && Class.forName(owner.replace('/', '.'), false, loader).isInterface();
        } catch (ClassNotFoundException | LinkageError absent) {
            return false;
        }
    }
}
