import type { Access } from "#modules/access/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import type { Checks } from "../../checks/service.ts"
import type { Shape } from "../../drawing/shapes.ts"
import type { PhotoFields } from "../schema.ts"
import type { IntakePhotos } from "../service.ts"
import { drawOn } from "./drawOn.ts"
import { scene, type scenes } from "./scenes.ts"

interface Seen {
  of: keyof typeof scenes
  told: PhotoFields
  /** Of the checklist, which it is a photo of. */
  item?: string
  /** What was drawn on it at once. */
  shapes?: Shape[]
}

/** What is to be seen in a house of 1978, in the order in which somebody walks through. */
const seen: Seen[] = [
  {
    of: "stairs",
    told: { category: "location", location: "Trap", title: "Trap 1", notes: "Te smal voor het bad." },
    item: "badkamer.access",
    shapes: [
      {
        ...{ kind: "measure", colour: "yellow", millimetres: 680 },
        ...{ from: { x: 2200, y: 8700 }, to: { x: 7800, y: 8700 } },
      },
    ],
  },
  {
    of: "bathroom",
    told: { category: "intake", location: "Badkamer", title: "Badkamer 1", notes: "" },
  },
  {
    of: "shower",
    told: {
      category: "damage",
      location: "Badkamer",
      title: "Badkamer 2",
      notes: "Voegen los bij de douche.",
    },
    shapes: [
      { kind: "arrow", colour: "red", from: { x: 1900, y: 3200 }, to: { x: 3700, y: 5900 } },
      { kind: "text", colour: "red", from: { x: 1800, y: 2600 }, text: "Los" },
    ],
  },
  {
    of: "floor",
    told: {
      ...{ category: "issue", location: "Badkamer", title: "Badkamer 3" },
      notes: "Zeil onder de tegels, van voor 1994. Niet slopen voor het rapport er is.",
    },
    item: "badkamer.floor",
    shapes: [{ kind: "circle", colour: "red", from: { x: 2700, y: 3000 }, to: { x: 8000, y: 8300 } }],
  },
  {
    of: "meters",
    told: {
      category: "measurement",
      location: "Meterkast",
      title: "Meterkast 1",
      notes: "Twee groepen vrij.",
    },
  },
  {
    of: "sketch",
    told: {
      ...{ category: "measurement", location: "Badkamer", title: "Oude tekening 1" },
      notes: "Uit de map van de bewoners.",
    },
  },
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
  for (const [at, { of, told, item, shapes = [] }] of seen.entries()) {
    putBack(1 - at / 500)
    const canvas = scene(of)
    const data = { data: canvas.png(), name: "foto.png" }
    const sending = { key: null, deviceTime: null }
    const { id, takenAt: occurredAt } = await intakePhotos.add(
      job.id,
      async () => ({ told, photo: data }),
      sending,
      by,
    )
    const photo = { id, linked: true }
    if (item) checks.mark(job.id, { projectType: "badkamer", marks: [{ item, photo, occurredAt }] }, null, by)
    if (shapes.length === 0) continue
    drawOn(canvas, shapes)
    await intakePhotos.draw(job.id, id, async () => ({ shapes, drawing: 0, bytes: canvas.png() }), null, by)
  }
  putBack(0)
}
