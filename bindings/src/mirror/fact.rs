//! What a move does, as in `lasca_core::search`.
//! Knows shapes; holds no logic.

use lasca_core::search::*;
use lasca_core::*;

#[uniffi::remote(Enum)]
pub enum Fact {
    OnlyMove,
    WinsByForce { moves: i32 },
    Promotes { square: Square },
    Captures { count: i32, officers: i32 },
    Frees { soldiers: i32, officers: i32 },
    GainsGuards { square: Square, guards: i32 },
    StopsPromotion { square: Square },
    SavesCommander { square: Square, role: Role },
    ForcesCapture { square: Option<Square> },
    Blocks { columns: i32, square: Square },
}
