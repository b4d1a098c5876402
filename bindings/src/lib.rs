//! `lasca-core` for Kotlin and Swift, through UniFFI. It holds no logic: the object and the functions hand over to the core and let no panic out.
//!
//! Kotlin and Swift call the same by the same names. This very example runs in the tests:
//!
//! ```
#![doc = include_str!("example.rs")]
//! ```

#[cfg(test)]
mod example;
mod guard;
mod library;
mod mirror;
#[cfg(feature = "scripts")]
mod scripts;
mod session;

// the example names the crate as its users do
#[cfg(test)]
extern crate self as lasca;

// its symbols are what std's unwinding asks for
#[cfg(all(target_os = "android", feature = "sdk-free"))]
extern crate unwinding;

pub use session::Session;

uniffi::setup_scaffolding!();

#[cfg(test)]
mod tests {
    #[test]
    fn the_example_that_opens_the_documentation_works() {
        crate::example::main().expect("an example that works");
    }
}
