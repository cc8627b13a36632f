import type { Access } from "#modules/access/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import { samplePhoto } from "#src/files/sample.ts"
import type { Fill } from "#src/manifest/sample.ts"
import type { PhotoFields } from "./schema.ts"
import type { IntakePhotos } from "./service.ts"

/** What is to be seen in a bathroom of 1978, in the order in which somebody walks through. */
const seen: PhotoFields[] = [
  { category: "location", location: "Trap", title: "Trap 1", notes: "Te smal voor het bad." },
  { category: "intake", location: "Badkamer", title: "Badkamer 1", notes: "" },
  { category: "damage", location: "Badkamer", title: "Badkamer 2", notes: "Voegen los bij de douche." },
  {
    category: "issue",
    location: "Badkamer",
    title: "Badkamer 3",
    notes: "Zeil onder de tegels, van voor 1994. Niet slopen voor het rapport er is.",
  },
  { category: "measurement", location: "Meterkast", title: "Meterkast 1", notes: "Twee groepen vrij." },
]

/** Photos of the same walk through the house as its checklist and its sizes. */
export const fillPhotos: Fill<{ access: Access; projects: Projects; intakePhotos: IntakePhotos }> = async (
  { access, projects, intakePhotos },
  { putBack },
) => {
  const by = access.list().find(({ username }) => username === "daan") ?? access.list()[0]!
  const job = projects.list({}, by).find(({ name }) => name.includes("M. de Vries"))
  if (!job) return
  for (const [at, told] of seen.entries()) {
    putBack(1 - at / 500)
    const data = samplePhoto({ width: 800, height: 600, hue: 180 + at * 12 })
    const sending = { key: null, deviceTime: null }
    await intakePhotos.add(job.id, async () => ({ told, photo: { data, name: "foto.png" } }), sending, by)
  }
  putBack(0)
}
