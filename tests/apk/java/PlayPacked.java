import game.lasca.core.Action;
import game.lasca.core.Change;
import game.lasca.core.LascaKt;
import game.lasca.core.LoadException;
import game.lasca.core.NewGame;
import game.lasca.core.Session;
import game.lasca.core.Snapshot;
import game.lasca.core.Stage;
import game.lasca.core.Update;

/**
 * PlayPacked MOVE…: the APK's own classes on the JVM against the APK's own x86_64 library: one of Lasker's games, square by square, and a
 * game between two computers. In Java, so that it leans on no function of Kotlin's that shrinking dropped.
 */
public final class PlayPacked {
    private static int failed = 0;

    public static void main(String[] moves) {
        Session session = lasker(moves);
        reload(session);
        refusals(session);
        computers();
        check("a panic in the core is caught", LascaKt.catchesPanics());
        System.exit(failed == 0 ? 0 : 1);
    }

    private static Session lasker(String[] moves) {
        Session session = start("\"rules\":{\"set\":\"lasker_1911\",\"rejump\":false,\"demote\":false}");
        int taps = 0;
        for (String move : moves) {
            for (String square : move.replace("*", "").split("[-x]")) {
                Update update = session.handle(new Action.Tap(number(square)), 0);
                for (Change change : update.getChanges()) {
                    if (change instanceof Change.Refused) {
                        check("the tap on " + square + " of " + move + " is taken", false);
                    }
                }
                taps++;
            }
        }
        Snapshot end = session.snapshot(0);
        check("Lasker's game is played by " + taps + " taps, " + end.getPly() + " plies", end.getPly() == moves.length);
        return session;
    }

    private static void reload(Session session) {
        try (Session again = Session.Companion.load(session.save(0), 0)) {
            check("what was saved loads, and is the same game", again.record().equals(session.record()));
        } catch (LoadException refused) {
            check("what was saved loads: " + refused, false);
        }
    }

    private static void refusals(Session session) {
        try {
            Session.Companion.load("no game", 0);
            check("a text that is no game is refused", false);
        } catch (LoadException.Unreadable refused) {
            check("a text that is no game is refused with a reason, in line " + refused.getError().getLine(), refused.getError().getLine() >= 1);
        } catch (LoadException other) {
            check("a text that is no game is refused as unreadable", false);
        }
        session.close();
        try {
            session.snapshot(0);
            check("a closed session is not used", false);
        } catch (IllegalStateException expected) {
            check("a closed session is not used", true);
        }
    }

    private static void computers() {
        String rules = "\"rules\":{\"set\":\"kawu\",\"rejump\":true,\"demote\":false,\"quiet_limit\":60}";
        Session session = start(rules + ",\"white\":{\"computer\":{\"level\":1}},\"black\":{\"computer\":{\"level\":2}},\"seed\":7");
        int plies = 0;
        Stage stage = session.snapshot(0).getStage();
        while (stage instanceof Stage.Thinking && plies < 1000) {
            stage = session.handle(new Action.Answer(session.think(((Stage.Thinking) stage).getTicket())), 0).getSnapshot().getStage();
            plies++;
        }
        check("two computers play a game to its end in " + plies + " plies", stage instanceof Stage.Over);
        session.close();
    }

    private static Session start(String fields) {
        NewGame game = LascaKt.newGameFromJson("{" + fields + ",\"input\":{\"auto_complete\":false,\"final_square\":false}}");
        try {
            return new Session(game, 0);
        } catch (Exception refused) {
            throw new IllegalStateException(refused);
        }
    }

    /** A square's number, 0 to 24, by its name. */
    static int number(String name) {
        int file = name.charAt(0) - 'a';
        int rank = name.charAt(1) - '1';
        return 7 * (rank / 2) + (rank % 2 == 0 ? file / 2 : 4 + file / 2);
    }

    private static void check(String what, boolean held) {
        failed += held ? 0 : 1;
        System.out.println((held ? "ok   " : "FAIL ") + what);
    }
}
