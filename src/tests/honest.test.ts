import { beforeAll, expect, test } from "bun:test"
import { builtBinary } from "../build/binary.ts"
import { measureHonest } from "./honest.testing.ts"
import { startProgram } from "./program.testing.ts"

beforeAll(async () => void (await builtBinary()), 300_000)

/** Milliseconds of the processor: what many send in the same moment is answered before anything else gets its turn. */
const mostTogether = 200

// How long they wait, beside a machine without an attack, is a row of the bench: it needs a machine of its own.
test("while five attack, all of a visitor and a worker arrives, and no turn takes long", async () => {
  const program = await startProgram([await builtBinary()], { mayStall: true })
  try {
    const { sent, arrived, answers } = await measureHonest(program.url, { rounds: 4, quietRounds: 0 })
    expect(arrived).toMatchObject(sent)
    // All of the attackers' was answered, politely where it was refused.
    for (const [attack, counts] of Object.entries(answers)) {
      expect(Object.keys(counts), attack).not.toContain("500")
      const count = Object.values(counts).reduce((a, b) => a + b)
      expect(count, attack).toBeGreaterThan(0)
    }
    expect(Math.max(0, ...program.stalls.map(({ own }) => own))).toBeLessThanOrEqual(mostTogether)
  } finally {
    await program.stop()
  }
}, 240_000)
