import java.io.File;
import java.io.FileInputStream;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.PrintWriterLogger;

/** ApiCheck SIGNATURE JAR: prints each reference of the jar that the signature's Android lacks; its own classes do not count. */
public final class ApiCheck {
    public static void main(String[] arguments) throws Exception {
        Set<String> own = new HashSet<>();
        try (ZipFile jar = new ZipFile(arguments[1])) {
            for (ZipEntry entry : Collections.list(jar.entries())) {
                if (entry.getName().endsWith(".class")) {
                    own.add(entry.getName().substring(0, entry.getName().length() - 6).replace('/', '.'));
                }
            }
        }
        try (FileInputStream signature = new FileInputStream(arguments[0])) {
            SignatureChecker checker = new SignatureChecker(signature, own, new PrintWriterLogger(System.out));
            checker.setSourcePath(Collections.emptyList());
            checker.process(new File(arguments[1]));
        }
        System.out.println("checked");
    }
}
