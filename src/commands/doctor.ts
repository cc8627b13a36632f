import { readConfig } from "../config.ts"
import { examine } from "../doctor.ts"
import { say } from "./nl.ts"

const marks = { good: "✓", note: "·", wrong: "✗" }

/** Works beside a running server. Ends with 1 when something is wrong. */
export async function doctor() {
  const findings = examine(readConfig(process.env))
  for (const { state, text } of findings) console.log(`${marks[state]} ${text}`)
  const count = findings.filter(({ state }) => state === "wrong").length
  if (count > 0) throw new Error(say("doctorWrong", { count }))
  console.log(say("doctorWell"))
}
