import { beforeAll, expect, test } from "bun:test"
import { builtBinary } from "../build/binary.ts"
import { measureHonest, p99 } from "./honest.testing.ts"
import { startProgram } from "./program.testing.ts"

beforeAll(async () => void (await builtBinary()), 300_000)

/** What the issue asks: no more than this much longer than when nobody attacks. */
const mostTimes = 3
/** Milliseconds, for a machine on which other tests run beside this one. */
const slack = 250

/** Milliseconds of the processor: what many send in the same moment is answered before anything else gets its turn. */
const mostTogether = 200

test("while five attack, a visitor and a worker get through, and hardly wait longer", async () => {
  // Once more when it was slow: what else this machine did may have fallen on the attack alone.
  const hardlyLonger = (await attacked()) || (await attacked())
  expect(hardlyLonger).toBe(true)
}, 360_000)

/** Whether they hardly waited longer; that all of theirs arrived is no matter of time. */
async function attacked(): Promise<boolean> {
  const program = await startProgram([await builtBinary()], { mayStall: true })
  try {
    const { quiet, attacked, sent, arrived, answers } = await measureHonest(program.url, { rounds: 10 })
    expect(arrived).toMatchObject(sent)
    // All of the attackers' was answered, politely where it was refused.
    for (const [attack, counts] of Object.entries(answers)) {
      expect(Object.keys(counts), attack).not.toContain("500")
      const count = Object.values(counts).reduce((a, b) => a + b)
      expect(count, attack).toBeGreaterThan(0)
    }
    const longest = Math.max(0, ...program.stalls.map(({ own }) => own))
    return p99(attacked) < mostTimes * p99(quiet) + slack && longest <= mostTogether
  } finally {
    await program.stop()
  }
}
