// What is painted sixty times a second makes no object: checked on the compiled classes, through every method of ours that it calls.
package game.lasca.kept

import game.lasca.board.BoardView
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.objectweb.asm.ClassReader
import org.objectweb.asm.ClassVisitor
import org.objectweb.asm.Handle
import org.objectweb.asm.MethodVisitor
import org.objectweb.asm.Opcodes
import org.objectweb.asm.Type
import java.io.File

class NoObjectsInDrawTest {
    private class Body(val makes: List<String>, val calls: List<Triple<String, String, String>>)

    private val bodies = HashMap<String, Map<String, Body>>()

    private fun read(owner: String): Map<String, Body> = bodies.getOrPut(owner) {
        val bytes = javaClass.classLoader?.getResourceAsStream("$owner.class")?.readBytes() ?: return@getOrPut emptyMap()
        val found = HashMap<String, Body>()
        ClassReader(bytes).accept(
            object : ClassVisitor(Opcodes.ASM9) {
                override fun visitMethod(access: Int, name: String, desc: String, signature: String?, exceptions: Array<out String>?): MethodVisitor {
                    val makes = ArrayList<String>()
                    val calls = ArrayList<Triple<String, String, String>>()
                    found[name + desc] = Body(makes, calls)
                    return Lister(makes, calls)
                }
            },
            0,
        )
        found
    }

    private class Lister(private val makes: MutableList<String>, private val calls: MutableList<Triple<String, String, String>>) : MethodVisitor(Opcodes.ASM9) {
        override fun visitTypeInsn(opcode: Int, type: String) {
            if (opcode == Opcodes.NEW || opcode == Opcodes.ANEWARRAY) makes += type
        }

        override fun visitIntInsn(opcode: Int, operand: Int) {
            if (opcode == Opcodes.NEWARRAY) makes += "array"
        }

        override fun visitMultiANewArrayInsn(descriptor: String, numDimensions: Int) {
            makes += descriptor
        }

        override fun visitInvokeDynamicInsn(name: String, descriptor: String, handle: Handle, vararg arguments: Any) {
            makes += "lambda or text $name"
        }

        override fun visitMethodInsn(opcode: Int, owner: String, name: String, descriptor: String, isInterface: Boolean) {
            if (name == "valueOf" && owner.startsWith("java/lang/")) makes += "box $owner"
            if (name == "iterator") makes += "iterator"
            if (owner.startsWith("game/lasca/")) calls += Triple(owner, name, descriptor)
        }
    }

    /** Every class of the app. */
    private fun ours(): List<String> {
        val root = File(BoardView::class.java.protectionDomain.codeSource.location.toURI())
        return root.walk().filter { it.extension == "class" }.map { it.relativeTo(root).path.removeSuffix(".class") }.filter { it.startsWith("game/lasca/") }.sorted().toList()
    }

    private fun faults(owner: String, method: String): List<String> {
        val seen = HashSet<String>()
        val faults = ArrayList<String>()
        fun visit(owner: String, key: String) {
            if (!seen.add("$owner.$key") || "$owner.$key" in ONCE) return
            val body = read(owner)[key] ?: return
            // What only throws is not painting.
            faults += body.makes.filterNot { it.endsWith("Exception") || it.endsWith("Error") }.map { "$owner.$key makes $it" }
            body.calls.forEach { visit(it.first, it.second + it.third) }
        }
        val starts = read(owner).keys.filter { it.startsWith("$method(") }
        assertTrue("$owner has no $method", starts.isNotEmpty())
        starts.forEach { visit(owner, it) }
        return faults
    }

    @Test
    fun `no object is made by drawing or by a frame of the animation`() {
        val painting = ours().flatMap { owner ->
            read(owner).keys.filter { it == FRAME || (it.startsWith("onDraw(") || it.startsWith("draw(")) && CANVAS in it }.map { owner to it.substringBefore('(') }
        }
        val owners = painting.map { it.first.substringAfterLast('/') }
        for (known in listOf("BoardView", "MoveAnimator", "HomeHero", "SmallBoard", "LoneColumn", "MoveStrip\$Tape", "SwitchMark")) assertTrue("$known in $owners", known in owners)
        assertTrue("game/lasca/board/BoardView" to "doFrame" in painting)
        assertEquals("", painting.distinct().flatMap { faults(it.first, it.second) }.joinToString("\n"))
    }

    @Test
    fun `the check itself sees an object`() {
        assertTrue(faults(Type.getInternalName(Wasteful::class.java), "onDraw").isNotEmpty())
    }

    private companion object {
        const val CANVAS = "(Landroid/graphics/Canvas;"
        const val FRAME = "doFrame(J)V"

        /** Called by a frame, but once a move: the board that turns is made anew. */
        val ONCE = setOf("game/lasca/board/BoardView.turn()V")
    }

    /** Made to be caught. */
    class Wasteful {
        fun onDraw(): Any = listOf(1000, 2000).map { it + 1 }
    }
}
