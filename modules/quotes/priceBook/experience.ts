import { inPortions } from "#src/jobs/portions.ts"
import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { PriceBook } from "../pricing/book.ts"
import { halfOf, wholeOf } from "../pricing/halves.ts"
import type { EstimateLine } from "../pricing/line.ts"
import type { Norm } from "../pricing/norm.ts"
import type { Finished } from "./finished.ts"
import type { Experience } from "./schema.ts"

/** Public norms differ by a factor of two; one's own work says more after three to five jobs of a type. */
const fewest = 3
const factors = { least: 0.5, most: 2 }
/** Less than this is chance: the norms are right. */
const noise = 0.05

type Proposal = Experience["proposals"][number]

/** What finished projects took beside what they were quoted at, and how the norms would follow. Pure. */
export async function experienceOf(
  finished: Finished[],
  book: PriceBook,
): Promise<Omit<Experience, "materials">> {
  // Thousands of jobs have a hundred thousand lines.
  const jobs = await inPortions(finished, (job) => ({ ...job, ...onNorms(job.estimate.lines, book) }))
  const alone = Map.groupBy(jobs, ({ project: { metadata } }) =>
    metadata.projectTypes.length === 1 ? metadata.projectTypes[0] : undefined,
  )
  return {
    projects: finished.map(
      ({ project: { id, name, metadata }, completedOn, estimate: { totals }, booked }) => ({
        projectId: id,
        name,
        types: metadata.projectTypes,
        completedOn,
        quotedHours: totals.hours,
        bookedHours: round(booked.hours, 2),
        quotedCosts:
          (totals.labourCents + totals.materialCents + totals.equipmentCents + totals.subcontractCents) / 100,
        bookedCosts: booked.withoutLabour ? null : booked.cents / 100,
      }),
    ),
    proposals: projectTypes.flatMap((type) => proposalOf(type, alone.get(type) ?? [], book)),
  }
}

type Job = Finished & ReturnType<typeof onNorms>

/** What the norms of today give for all of a job, and which they are. */
const onNorms = (lines: EstimateLine[], { norms }: Pick<PriceBook, "norms">) => ({
  normHours: sum(lines.map((line) => hoursToday(line, norms))),
  codes: new Set(lines.map(({ code }) => wholeOf(code))),
})

function proposalOf(type: ProjectType, jobs: Job[], book: PriceBook): Proposal[] {
  const norms: Record<string, Norm> = book.norms
  const normHours = round(sum(jobs.map((job) => job.normHours)), 2)
  if (normHours === 0) return []
  const bookedHours = round(sum(jobs.map(({ booked }) => booked.hours)), 2)
  const factor = Math.min(factors.most, Math.max(factors.least, round(bookedHours / normHours, 2)))
  const codes = Math.abs(factor - 1) < noise ? [] : [...new Set(jobs.flatMap((job) => [...job.codes]))]
  return [
    {
      type,
      projects: jobs.length,
      quotedHours: round(sum(jobs.map(({ estimate }) => estimate.totals.hours)), 2),
      bookedHours,
      normHours,
      factor,
      enough: jobs.length >= fewest,
      norms: codes.flatMap((code) => changed(code, norms[code], factor)).toSorted(byDescription),
    },
  ]
}

/** What the norm of today gives for the line's work; a line without one keeps the hours it was quoted at. */
function hoursToday({ code, quantity, hours }: EstimateLine, norms: Record<string, Norm>): number {
  // Of a line in two parts the labour has the hours.
  if (halfOf(code) === "material") return 0
  const norm = norms[wholeOf(code)]
  return norm ? round(quantity * norm.hours, 2) : hours
}

function changed(code: string, norm: Norm | undefined, factor: number): Proposal["norms"] {
  if (!norm || norm.hours === 0) return []
  const { description, hours } = norm
  const proposed = round(hours * factor, 2)
  return proposed === hours || proposed === 0 ? [] : [{ code, description, hours, proposed }]
}

const byDescription = (a: Proposal["norms"][number], b: Proposal["norms"][number]) =>
  a.description.localeCompare(b.description, "nl")
