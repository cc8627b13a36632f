import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Mark } from "./schema.ts"
import type { Checks } from "./service.ts"

type Saying = Omit<Mark, "occurredAt">

/** What two people found in a bathroom of 1978, as far as they got. */
const daan: Saying[] = [
  { item: "badkamer.size", done: true, number: 5.4 },
  { item: "badkamer.height", done: true, number: 2.5 },
  { item: "badkamer.floor", done: true, note: "Houten balken onder zeil, 2 cm verloop naar het raam." },
]
const bram: Saying[] = [
  { item: "badkamer.board", done: true, number: 2 },
  { item: "badkamer.access", note: "Trap is smal: puin gaat met de ladderlift." },
]

/** The intake of a bathroom, half done: its floor is not as the quotation takes it, and nobody looked for asbestos. */
export const fillChecks: Fill<{ access: Access; clock: Clock; projects: Projects; checks: Checks }> = (
  { access, clock, projects, checks },
  { putBack },
) => {
  const people = new Map(access.list().map((user) => [user.username, user]))
  const who = (username: string) => people.get(username) as User
  const job = projects.list({}, who("annelies")).find(({ name }) => name === "Badkamer – M. de Vries")
  if (!job) return
  const now = () => clock().toISOString()
  const say = (sayings: Saying[], by: User) =>
    checks.mark(
      job.id,
      { projectType: "badkamer", marks: sayings.map((one) => ({ ...one, occurredAt: now() })) },
      null,
      by,
    )
  putBack(0.05)
  say(daan, who("daan"))
  putBack(0.04)
  say(bram, who("bram"))
  const found = { badkamer_vloer: "hout", badkamer_oppervlakte: "5,4", badkamer_tegelformaat: "standaard" }
  checks.find(
    job.id,
    {
      answers: Object.entries(found).map(([question, value]) => ({ question, value, occurredAt: now() })),
    },
    null,
    who("bram"),
  )
}
