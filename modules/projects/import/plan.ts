import { inPortions } from "#src/jobs/portions.ts"
import type { SheetRow } from "#src/sheets/read.ts"
import { type CustomerFields, customerFields } from "../customers/fieldNames.ts"
import { changedFields, filledFrom } from "../customers/fields.ts"
import type { CustomerRow } from "../customers.ts"
import type { NewProject } from "../schema.ts"
import { createKnown, type KnownContact } from "./known.ts"
import type { ReadRow } from "./row.ts"
import type { ImportRow } from "./schema.ts"

/** What one row of a sheet leads to. Who is new has a number below zero until he is added: -1, -2 and so on. */
export interface Step {
  outcomeRow: ImportRow
  customerId: number
  project?: NewProject
}

export interface Plan {
  steps: Step[]
  /** Everyone as he is after it, by number. */
  people: Map<number, CustomerFields>
}

/** What is known before: all customers, doubles too, with their people, and the names of projects by customer. */
export interface Before {
  customers: CustomerRow[]
  contacts: KnownContact[]
  projects: { customerId: number | null; name: string }[]
}

/** Holds every row against what is known and against the rows above it, so that nothing comes in twice. */
export async function planImport(rows: SheetRow<ReadRow>[], before: Before): Promise<Plan> {
  const known = createKnown(before.customers, before.contacts)
  const people = new Map<number, CustomerFields>(before.customers.map((row) => [row.id, row]))
  const jobs = new Set(before.projects.map(({ customerId, name }) => jobKey(customerId ?? 0, name)))
  let added = 0

  function customerOf(fields: CustomerFields): Pick<Step, "customerId"> & Outcome {
    const id = known.find(fields) ?? --added
    const person = people.get(id)
    known.remember(id, fields)
    const next = person ? filledFrom(person, fields) : fields
    people.set(id, next)
    if (!person) return { customerId: id, outcome: "new", filled: [], kept: [] }
    const filled = changedFields(person, next)
    const kept = customerFields.filter((field) => fields[field] && !alike(field, fields, next))
    if (filled.length === 0) return { customerId: id, outcome: "same", filled, kept }
    return { customerId: id, outcome: "filled", filled, kept }
  }

  function projectOf(project: NewProject, customerId: number): ImportRow["project"] {
    const key = jobKey(customerId, project.name)
    const outcome = jobs.has(key) ? "same" : "new"
    jobs.add(key)
    return { name: project.name, outcome }
  }

  const steps = await inPortions(rows, ({ row, read }): Step => {
    if (read.wrong.length > 0) return { customerId: 0, outcomeRow: refused(row, read) }
    const { outcome, filled, kept, ...step } = customerOf(read.customer)
    const project = read.project && projectOf(read.project, step.customerId)
    return {
      ...step,
      project: project?.outcome === "new" ? read.project! : undefined,
      outcomeRow: { row, name: read.name, outcome, filled, kept, project, wrong: [] },
    }
  })
  return { steps, people }
}

type Outcome = Pick<ImportRow, "outcome" | "filled" | "kept">

const alike = (field: keyof CustomerFields, ...[a, b]: [CustomerFields, CustomerFields]) =>
  plain(a[field]) === plain(b[field])
const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, "")

const jobKey = (customerId: number, name: string) => `${customerId} ${name.trim().toLowerCase()}`

const refused = (row: number, { name, wrong }: ReadRow): ImportRow => ({
  row,
  name: name.slice(0, 80),
  outcome: "wrong",
  filled: [],
  kept: [],
  project: null,
  wrong: wrong.map(({ fault, text }) => ({ fault, text: text.slice(0, 80) })),
})
