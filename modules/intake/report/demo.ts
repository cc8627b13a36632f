import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import type { Clock } from "#src/shared/clock.ts"
import { sampleSignature, saveAgreement, savePerson } from "./sample.ts"
import type { Visits } from "./service.ts"

const agreed = [
  "De klant haalt het oude bad en de kast zelf weg voor de start.",
  "Puin gaat via het raam aan de voorkant naar beneden.",
  "Het toilet boven blijft tijdens het werk in gebruik.",
]

/** Of the bathroom that was asked for last the client signed for what was agreed. */
export const fillVisit: Fill<{ access: Access; clock: Clock; projects: Projects; visits: Visits }> = async (
  { access, clock, projects, visits },
  { putBack },
) => {
  const bram = access.list().find(({ username }) => username === "bram") as User
  const job = projects.list({}, bram).find(({ name }) => name === "Badkamer – M. de Vries")
  if (!job) return
  putBack(0.04)
  const now = clock().toISOString()
  const sending = (key: string) => ({ key, deviceTime: now })
  for (const [at, text] of agreed.entries())
    visits.agree(
      job.id,
      `voorbeeld-afspraak-${at + 1}`,
      saveAgreement({ text, madeAt: now }),
      sending(`voorbeeld-afspraak-${at + 1}-eerste`),
      bram,
    )
  const signature = { picture: sampleSignature(), agreements: agreed, at: now }
  const people = [
    savePerson({ name: "Marjan de Vries", role: "client", signature }),
    savePerson({ name: bram.name, role: "employee" }),
  ]
  for (const [at, person] of people.entries()) {
    const id = `voorbeeld-persoon-${at + 1}`
    await visits.attend(job.id, id, person, sending(`${id}-eerste`), bram)
  }
  putBack(0)
}
