# Every version that the APK is made with, in one place. Sourced; knows no step.
# shellcheck shell=bash disable=SC2034
APPLICATION=game.lasca
MIN_SDK=26
TARGET_SDK=35
KOTLIN=2.4.21
JNA=5.19.1
ANDROID_ALL=15-robolectric-13954326
DEX_TRANSLATOR=1.1.1
PROGUARD=7.10.0
CLANG=19
ABIS="arm64-v8a x86_64"

# the compiler's name for an ABI
triple_of() {
  case $1 in
    arm64-v8a) echo aarch64-linux-android ;;
    x86_64) echo x86_64-linux-android ;;
    *) echo "no such ABI: $1" >&2; return 1 ;;
  esac
}
