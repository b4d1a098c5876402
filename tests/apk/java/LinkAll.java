import java.io.File;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** LinkAll JAR LIBRARY…: links every class of the jar, so that the JVM verifies its code, and runs none of it. Exit 1 on a verify error. */
public final class LinkAll {
    public static void main(String[] arguments) throws Exception {
        URL[] path = new URL[arguments.length];
        for (int i = 0; i < arguments.length; i++) {
            path[i] = new File(arguments[i]).toURI().toURL();
        }
        ClassLoader loader = new URLClassLoader(path, ClassLoader.getPlatformClassLoader());
        int linked = 0;
        int wrong = 0;
        int absent = 0;
        try (ZipFile jar = new ZipFile(arguments[0])) {
            for (ZipEntry entry : Collections.list(jar.entries())) {
                if (!entry.getName().endsWith(".class")) {
                    continue;
                }
                String name = entry.getName().replace('/', '.').substring(0, entry.getName().length() - 6);
                try {
                    link(loader.loadClass(name));
                    linked++;
                } catch (VerifyError error) {
                    wrong++;
                    System.out.println("VERIFY " + name + ": " + error.getMessage().split("\n")[0]);
                } catch (LinkageError | ClassNotFoundException error) {
                    absent++; // JNA's desktop half refers to AWT
                }
            }
        }
        System.out.println(linked + " linked, " + wrong + " wrong, " + absent + " refer to what Android lacks");
        System.exit(wrong == 0 ? 0 : 1);
    }

    /** Looking for a method links its class without initialising it. */
    private static void link(Class<?> type) throws ClassNotFoundException {
        try {
            MethodHandles.privateLookupIn(type, MethodHandles.lookup()).findStatic(type, "noSuchMethod", MethodType.methodType(void.class));
        } catch (NoSuchMethodException | IllegalAccessException expected) {
            // it has none of that name, and is linked now
        }
    }
}
