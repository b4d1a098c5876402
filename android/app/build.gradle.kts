// The app for Android Studio: the same sources and resources as android/build packs, with the real SDK and NDK.
// Needs Linux (bindings/generate does), and `cargo install cargo-ndk` and `rustup target add aarch64-linux-android x86_64-linux-android`.
plugins {
    id("com.android.application")
    id("org.jetbrains.kotlin.android")
}

val repository = rootDir.parentFile
val generated = layout.buildDirectory.dir("generated/lasca")

android {
    namespace = "game.lasca"
    compileSdk = 36
    ndkVersion = "28.2.13676358"

    defaultConfig {
        applicationId = "game.lasca"
        minSdk = 26
        targetSdk = 36
        versionCode = 100
        versionName = "0.1.0"
        ndk { abiFilters += listOf("arm64-v8a", "x86_64") }
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            proguardFiles(getDefaultProguardFile("proguard-android.txt"), "proguard-rules.pro")
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_1_8
        targetCompatibility = JavaVersion.VERSION_1_8
    }

    sourceSets["main"].kotlin.srcDir(generated.map { it.dir("kotlin") })
    sourceSets["main"].jniLibs.srcDir(generated.map { it.dir("jniLibs") })
    androidResources { generateLocaleConfig = false }
}

kotlin { compilerOptions { jvmTarget = org.jetbrains.kotlin.gradle.dsl.JvmTarget.JVM_1_8 } }

dependencies {
    implementation("net.java.dev.jna:jna:5.19.1@aar")
}

val bindings by tasks.registering(Exec::class) {
    workingDir = repository
    commandLine("bindings/generate", "kotlin", generated.get().dir("kotlin").asFile.path, "--shipped")
}

val libraries by tasks.registering(Exec::class) {
    workingDir = repository
    // cargo-ndk looks for one by itself; one older than 28 would align the library to pages of 4 KB, which Play refuses.
    doFirst { environment("ANDROID_NDK_HOME", android.ndkDirectory.path) }
    commandLine(
        "cargo", "ndk", "--target", "arm64-v8a", "--target", "x86_64", "--platform", "26",
        "--output-dir", generated.get().dir("jniLibs").asFile.path,
        "build", "--locked", "--release", "--package", "lasca-bindings", "--lib", "--no-default-features",
    )
}

tasks.named("preBuild") { dependsOn(bindings, libraries) }
