import { inPortions } from "#src/jobs/portions.ts"
import type { AllocationCategory } from "../schema.ts"
import { names, plainText, type Spot, spotOf } from "./addresses.ts"
import type { Proposal } from "./schema.ts"
import { stopWords } from "./stopWords.ts"

/** What an invoice tells of the project it is for. */
export interface Clues {
  /** The project its sender chose, when he photographed it. */
  sentFor: number | null
  /** Order and project references, and the sender's note. */
  references: string[]
  deliveryAddress: string
  /** All that was read. */
  text: string
  reverseCharge: boolean
  /** Where this supplier's other invoices went, the newest first; `recent`: those of the last months. */
  history: { projectId: number; category: AllocationCategory; recent: boolean }[]
}

/** A project as far as it can be recognised by. */
export interface Candidate {
  id: number
  name: string
  status: "planned" | "active" | "completed"
  address: string
  metadata: { clientName: string }
}

const most = 3

/** The projects an invoice may well be for, best first: work that goes on before work that is done. */
export async function propose(clues: Clues, projects: Candidate[]): Promise<Proposal[]> {
  const category = usual(clues.history) ?? (clues.reverseCharge ? "subcontractor" : "materials")
  const plain = readings(clues)
  const rarity = await rarities(projects)
  const likely = await inPortions(projects, (project) => {
    const found = grounds(project, clues, plain, rarity).toSorted((a, b) => b.weight - a.weight)
    return found.length === 0 ? [] : [{ project, reason: found[0]!.reason, weight: together(found) }]
  })
  return likely
    .flat()
    .toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)) || b.weight - a.weight)
    .slice(0, most)
    .map(({ project, reason }) => ({ projectId: project.id, projectName: project.name, reason, category }))
}

interface Ground {
  reason: Proposal["reason"]
  weight: number
}

interface Plain {
  reference: string
  delivery: string
  text: string
}

/** What a person said weighs most, then what the paper says, then what went before. */
function grounds(project: Candidate, clues: Clues, plain: Plain, rarity: Map<string, number>): Ground[] {
  const spot = spotOf(project.address)
  const address = spot && addressed(spot, plain)
  const reference = referred(project, clues, plain.reference, rarity)
  const times = clues.history.filter(({ projectId, recent }) => recent && projectId === project.id).length
  return [
    { reason: "sentFor" as const, weight: clues.sentFor === project.id ? 100 : 0 },
    { reason: "reference" as const, weight: reference },
    { reason: "address" as const, weight: address ?? 0 },
    { reason: "history" as const, weight: project.status === "active" ? Math.min(times * 5, 30) : 0 },
  ].filter(({ weight }) => weight > 0)
}

function addressed(spot: Spot, { reference, delivery, text }: Plain): number {
  if (names(reference, spot) || names(delivery, spot)) return 75
  return names(text, spot) ? 50 : 0
}

/** Its whole name or number, or words of it and of its client that hardly any other project has. */
function referred(project: Candidate, clues: Clues, reference: string, rarity: Map<string, number>): number {
  const name = plainText(project.name)
  if (name.trim().length >= 4 && reference.includes(name)) return 80
  if (reference.includes(` ${project.id} `) && numbered(project.id).test(reference)) return 80
  if (clues.references.some((each) => each.trim() === String(project.id))) return 80
  const shared = wordsOf(project).filter((word) => reference.includes(` ${word} `))
  const weight = shared.reduce((sum, word) => sum + 1 / rarity.get(word)!, 0)
  return weight >= 1 ? 60 + Math.min(weight, 5) : 0
}

const numbered = (id: number) =>
  new RegExp(` (project|projectnr|projectnummer|werk|werknr|werknummer) (nr )?${id} `)

/** More than one ground makes a project likelier, but never outweighs a better one. */
const together = ([best, ...rest]: Ground[]) =>
  best!.weight + rest.reduce((sum, { weight }) => sum + weight, 0) / 20

const isDone = ({ project }: { project: Candidate }) => project.status === "completed"

const readings = ({ references, deliveryAddress, text }: Clues): Plain => ({
  reference: plainText(references.join(" | ")),
  delivery: plainText(deliveryAddress),
  text: plainText(text),
})

const wordsOf = ({ name, metadata }: Candidate): string[] => [
  ...new Set(
    plainText(`${name} ${metadata.clientName}`)
      .split(" ")
      .filter((word) => word.length >= 3 && !stopWords.has(word)),
  ),
]

/** In how many projects a word occurs: 'dakkapel' says little when there are four of them. */
async function rarities(projects: Candidate[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  await inPortions(projects, (project) => {
    for (const word of wordsOf(project)) counts.set(word, (counts.get(word) ?? 0) + 1)
  })
  return counts
}

/** What most of this supplier's invoices were booked as. */
function usual(history: Clues["history"]): AllocationCategory | undefined {
  const byCategory = Map.groupBy(history, ({ category }) => category)
  const [best] = [...byCategory].toSorted(([, a], [, b]) => b.length - a.length)
  return best?.[0]
}
