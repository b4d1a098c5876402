// What Android expects of an app of its time, and what this app promises about itself. Each line fails when its subject is taken out.
package game.lasca.kept

import game.lasca.host.Settings
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.w3c.dom.Element
import java.io.File
import javax.xml.parsers.DocumentBuilderFactory

class ConventionsTest {
    private val main = File(checkNotNull(System.getProperty("lasca.root")), "android/app/src/main")

    private fun xml(path: String): Element =
        DocumentBuilderFactory.newInstance().apply { isNamespaceAware = true }.newDocumentBuilder().parse(File(main, path)).documentElement

    private val manifest = xml("AndroidManifest.xml")
    private val application = elements(manifest, "application").single()
    private val languages = elements(xml("res/xml/locales.xml"), "locale").map { it.android("name") }

    private fun elements(root: Element, name: String): List<Element> =
        root.getElementsByTagName(name).let { list -> (0 until list.length).map { list.item(it) as Element } }

    private fun Element.android(name: String): String = getAttributeNS("http://schemas.android.com/apk/res/android", name)

    @Test
    fun `the app asks for no permission and has no network code`() {
        for (name in listOf("uses-permission", "uses-permission-sdk-23", "permission", "service", "provider", "receiver")) {
            assertEquals(name, emptyList<String>(), elements(manifest, name).map { it.android("name") }.filterNot { name == "provider" })
        }
        val sources = File(main, "kotlin").walk().filter { it.extension == "kt" }
        val network = Regex("""java\.net\.|javax\.net|java\.nio\.channels|android\.net\.(?!Uri\b)|android\.webkit|URLConnection|WebView|Socket|Connectivity|DownloadManager""")
        for (file in sources) assertEquals("$file", emptyList<String>(), network.findAll(file.readText()).map { it.value }.toList())
    }

    @Test
    fun `only the launcher and the way in for shared texts can be opened from outside`() {
        val components = listOf("activity", "activity-alias", "provider", "service", "receiver").flatMap { elements(manifest, it) }
        val exported = components.filter { it.android("exported") != "false" }
        assertEquals(listOf(".screen.HomeActivity", ".screen.ReceiveActivity"), exported.map { it.android("name") }.sorted())
        assertTrue(components.all { it.android("exported").isNotEmpty() })
        val ways = exported.associate { it.android("name") to elements(it, "intent-filter").map(::way) }
        assertEquals(listOf("MAIN LAUNCHER"), ways[".screen.HomeActivity"])
        assertEquals(listOf("SEND DEFAULT text/plain", "VIEW DEFAULT content: text/plain"), ways[".screen.ReceiveActivity"])
        assertTrue("no other screen has a way in", components.filterNot { it in exported }.all { elements(it, "intent-filter").isEmpty() })
    }

    /** What a filter lets in: actions, categories, schemes and kinds. */
    private fun way(filter: Element): String {
        val names = elements(filter, "action") + elements(filter, "category")
        val data = elements(filter, "data").flatMap { listOf(it.android("scheme").let { scheme -> if (scheme.isEmpty()) "" else "$scheme:" }, it.android("mimeType")) }
        return (names.map { it.android("name").substringAfterLast('.') } + data).filter { it.isNotEmpty() }.joinToString(" ")
    }

    @Test
    fun `the provider of shared texts gives only what is asked for each time, to whom it was given`() {
        val provider = elements(manifest, "provider").single()
        assertEquals("false", provider.android("exported"))
        assertEquals("true", provider.android("grantUriPermissions"))
    }

    @Test
    fun `the package stands in the Gradle file and not in the manifest, which Android Studio would refuse`() {
        assertEquals("", manifest.getAttribute("package"))
        val gradle = File(main, "../../build.gradle.kts").readText()
        for (line in listOf("namespace = \"game.lasca\"", "applicationId = \"game.lasca\"", "minSdk = 26", "targetSdk = 36")) assertTrue(line, line in gradle)
    }

    @Test
    fun `it is a game, backed up by rules, with predictive back, languages and every window size`() {
        assertEquals("game", application.android("appCategory"))
        assertEquals("true", application.android("enableOnBackInvokedCallback"))
        assertEquals("@xml/locales", application.android("localeConfig"))
        assertEquals("true", application.android("resizeableActivity"))
        assertEquals("true", application.android("supportsRtl"))
        assertEquals("@xml/backup", application.android("fullBackupContent"))
        assertEquals("@xml/data_extraction", application.android("dataExtractionRules"))
        assertEquals("true", application.android("allowBackup"))
        for (limit in listOf("screenOrientation", "maxAspectRatio", "minAspectRatio", "resizeableActivity")) {
            assertTrue(limit, elements(manifest, "activity").all { it.android(limit).isEmpty() })
        }
        assertEquals(Settings.LANGUAGES, languages)
    }

    @Test
    fun `games and settings are in both backups`() {
        for (path in listOf("res/xml/backup.xml", "res/xml/data_extraction.xml")) {
            val kept = elements(xml(path), "include").map { it.getAttribute("domain") + ":" + it.getAttribute("path") }.ifEmpty {
                elements(xml(path), "include").map { it.android("domain") + ":" + it.android("path") }
            }.toSet()
            assertEquals(path, setOf("file:games", "sharedpref:settings.xml"), kept)
        }
    }

    @Test
    fun `the icon is adaptive and themed, there is a splash and a night theme`() {
        assertEquals("@mipmap/ic_launcher", application.android("icon"))
        assertEquals("@style/Lasca", application.android("theme"))
        assertTrue("every screen wears it", elements(manifest, "activity").all { it.android("theme").isEmpty() })
        val icon = xml("res/mipmap-anydpi-v26/ic_launcher.xml")
        assertEquals("adaptive-icon", icon.tagName)
        for (layer in listOf("background", "foreground", "monochrome")) assertEquals(layer, 1, elements(icon, layer).size)
        val modern = items("res/values-v31/styles.xml")
        assertEquals("@color/ground", modern["android:windowSplashScreenBackground"])
        assertEquals("@drawable/launcher_foreground", modern["android:windowSplashScreenAnimatedIcon"])
        assertEquals("@color/launcher_background", modern["android:windowSplashScreenIconBackgroundColor"])
        assertEquals("android:Theme.Material.NoActionBar", elements(xml("res/values-night/styles.xml"), "style").single { it.getAttribute("name") == "Lasca.Base" }.getAttribute("parent"))
        for (ground in listOf("windowBackground", "colorBackground")) assertEquals("@color/ground", items("res/values/styles.xml")["android:$ground"])
        val day = elements(xml("res/values/colors.xml"), "color").associate { it.getAttribute("name") to it.textContent }
        val night = elements(xml("res/values-night/colors.xml"), "color").associate { it.getAttribute("name") to it.textContent }
        for (name in listOf("ground", "text", "accent")) assertTrue(name, night[name] != null && night[name] != day[name])
    }

    private fun items(path: String) = elements(xml(path), "item").associate { it.getAttribute("name") to it.textContent }

    @Test
    fun `windows reach into the cut-outs, their bars are clear, and the system does not darken them by itself`() {
        assertEquals("always", items("res/values-v31/styles.xml")["android:windowLayoutInDisplayCutoutMode"])
        val modern = items("res/values-v29/styles.xml")
        for (name in listOf("enforceNavigationBarContrast", "enforceStatusBarContrast", "forceDarkAllowed")) assertEquals(name, "false", modern["android:$name"])
        for (bar in listOf("status", "navigation")) assertEquals("@android:color/transparent", items("res/values/styles.xml")["android:${bar}BarColor"])
        val parents = listOf("values", "values-v29", "values-v31").flatMap { elements(xml("res/$it/styles.xml"), "style") }.map { it.getAttribute("name") to it.getAttribute("parent") }
        assertEquals("each builds on the one before", setOf("Lasca.Modern" to "Lasca.Common", "Lasca" to "Lasca.Modern"), parents.filter { it.first in setOf("Lasca", "Lasca.Modern") }.toSet())
    }

    @Test
    fun `calls that Android 8 lacks stop the build, and tests run on Android 8 and 15`() {
        val tests = File(checkNotNull(System.getProperty("lasca.root")), "tests/android")
        val pom = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(File(tests, "pom.xml")).documentElement
        fun Element.of(name: String) = elements(this, name).firstOrNull()?.textContent?.trim()
        val gate = elements(pom, "plugin").single { it.of("artifactId") == "animal-sniffer-maven-plugin" }
        assertEquals("check", gate.of("goal"))
        assertEquals("process-classes", gate.of("phase"))
        assertTrue("public API of Android 8", elements(gate, "signature").single().of("artifactId") == "gummy-bears-api-26")
        assertEquals("sdk=35", File(tests, "src/test/resources/robolectric.properties").readLines().first { it.startsWith("sdk") })
        val sources = File(tests, "src/test/kotlin").walk().filter { it.extension == "kt" && it.name != "ConventionsTest.kt" }
        val eight = sources.filter { "@Config(sdk = [26]" in it.readText() }.map { it.name }.toSet()
        assertTrue("$eight", eight.containsAll(setOf("MinSdkTest.kt", "SettingsTest.kt")))
        val generate = File(tests, "generate").readText()
        for (level in listOf("android:minSdkVersion=\"26\" android:targetSdkVersion=\"35\"", "--min-sdk-version 26 --target-sdk-version 35")) assertTrue(level, level in generate)
    }

    @Test
    fun `every text is there in every language, with the same places for what goes in`() {
        assertTrue("only $languages", languages.containsAll(listOf("en", "de", "it")))
        for (file in File(main, "res/values").listFiles().orEmpty().filter { it.name in setOf("strings.xml", "screens.xml", "learn.xml") }) {
            val english = texts(xml("res/values/${file.name}"))
            for (language in languages - "en") {
                val other = texts(xml("res/values-$language/${file.name}"))
                assertEquals("${file.name} $language", english.filterValues { it.second }.keys, other.keys)
                for ((key, value) in other) assertEquals("$language $key", english[key]?.first, value.first)
            }
        }
    }

    /** Key to the places in it, and whether it is to be translated. */
    private fun texts(root: Element): Map<String, Pair<Set<String>, Boolean>> {
        fun places(words: String) = Regex("%\\d\\$[ds]").findAll(words).map { it.value }.toSet()
        val strings = elements(root, "string").associate { it.getAttribute("name") to (places(it.textContent) to (it.getAttribute("translatable") != "false")) }
        val plurals = elements(root, "plurals").associate { item ->
            val forms = elements(item, "item")
            assertEquals(item.getAttribute("name"), setOf("one", "other"), forms.map { it.getAttribute("quantity") }.toSet())
            item.getAttribute("name") to (places(forms.first { it.getAttribute("quantity") == "other" }.textContent) to true)
        }
        return strings + plurals
    }

    @Test
    fun `only Compat asks for Android's version`() {
        val asking = File(main, "kotlin").walk().filter { it.extension == "kt" && "SDK_INT" in it.readText() }.map { it.name }
        assertEquals(listOf("Compat.kt"), asking.toList())
    }

    @Test
    fun `no words for people are written in Kotlin`() {
        // What is for the log, for whoever mends a fault, or for the compiler; and the texts of the golden drawings, which no screen shows.
        val unseen = Regex("log\\(|note\\(|Exception\\(|check\\(|checkNotNull\\(|error\\(|@Deprecated|@Suppress")
        val drawings = setOf("Shape.kt", "BoardDrawing.kt")
        val literal = Regex("\"((?:[^\"\\\\]|\\\\.)*)\"")
        val words = Regex("\\p{L}{2,} | \\p{L}{2,}|^\\p{Lu}\\p{Ll}+$")
        for (file in File(main, "kotlin").walk().filter { it.extension == "kt" && it.name !in drawings }) {
            for (line in file.readLines().filterNot { it.trimStart().startsWith("/") || it.trimStart().startsWith("*") || unseen.containsMatchIn(it) }) {
                for (found in literal.findAll(line)) {
                    val fixed = found.groupValues[1].replace(Regex("\\$\\{[^}]*}|\\$\\w+"), "")
                    assertTrue("${file.name}: $line", !words.containsMatchIn(fixed))
                }
            }
        }
    }
}
