//! UniFFI's generator of Swift, in the very version of the library. Knows nothing of Lasca.

fn main() {
    uniffi::uniffi_bindgen_swift();
}
