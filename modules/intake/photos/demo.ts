import type { Access } from "#modules/access/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import { samplePhoto } from "#src/files/sample.ts"
import type { Fill } from "#src/manifest/sample.ts"
import type { Checks } from "../checks/service.ts"
import type { PhotoFields } from "./schema.ts"
import type { IntakePhotos } from "./service.ts"

/** What is to be seen in a bathroom of 1978, in the order in which somebody walks through. */
const seen: (PhotoFields & { item?: string })[] = [
  {
    ...{ category: "location", location: "Trap", title: "Trap 1", notes: "Te smal voor het bad." },
    item: "badkamer.access",
  },
  { category: "intake", location: "Badkamer", title: "Badkamer 1", notes: "" },
  { category: "damage", location: "Badkamer", title: "Badkamer 2", notes: "Voegen los bij de douche." },
  {
    category: "issue",
    location: "Badkamer",
    title: "Badkamer 3",
    notes: "Zeil onder de tegels, van voor 1994. Niet slopen voor het rapport er is.",
    item: "badkamer.floor",
  },
  { category: "measurement", location: "Meterkast", title: "Meterkast 1", notes: "Twee groepen vrij." },
]

interface Filled {
  access: Access
  projects: Projects
  checks: Checks
  intakePhotos: IntakePhotos
}

/** Photos of the same walk through the house as its checklist and its sizes, some at an item of the list. */
export const fillPhotos: Fill<Filled> = async ({ access, projects, checks, intakePhotos }, { putBack }) => {
  const by = access.list().find(({ username }) => username === "daan") ?? access.list()[0]!
  const job = projects.list({}, by).find(({ name }) => name.includes("M. de Vries"))
  if (!job) return
  for (const [at, { item, ...told }] of seen.entries()) {
    putBack(1 - at / 500)
    const data = samplePhoto({ width: 800, height: 600, hue: 180 + at * 12 })
    const sending = { key: null, deviceTime: null }
    const read = async () => ({ told, photo: { data, name: "foto.png" } })
    const { id, takenAt: occurredAt } = await intakePhotos.add(job.id, read, sending, by)
    const photo = { id, linked: true }
    if (item) checks.mark(job.id, { projectType: "badkamer", marks: [{ item, photo, occurredAt }] }, null, by)
  }
  putBack(0)
}
