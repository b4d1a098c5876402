// Versions of the plugins; what is built stands in app/build.gradle.kts.
plugins {
    id("com.android.application") version "8.13.0" apply false
    id("org.jetbrains.kotlin.android") version "2.4.21" apply false
}
