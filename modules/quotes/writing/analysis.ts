import { formatEuro } from "#src/shared/euro.ts"
import { roughHours } from "#src/shared/roughHours.ts"
import { listed, tasks } from "../documents/nl.ts"
import { type Estimate, isUnpriced } from "../pricing/line.ts"
import { phases } from "../pricing/norm.ts"
import { workingDaysOf } from "../pricing/planning.ts"
import { needsDeclaration } from "../pricing/vat.ts"
import { foreignAmounts } from "./amounts.ts"
import { letter, lines as lineCount, analysis as nl, phaseCount, workingDays } from "./nl.ts"
import { bullets, ended, itemsWithin, oneLine } from "./plain.ts"
import type { Job } from "./texts.ts"
import { workOf } from "./work.ts"

const room = { assumed: 1200, unpriced: 1200 }
const driversShown = 3

/** For the office: what the job is, what makes its price, and what to look at before it is promised. */
export const analysisOf = (estimate: Estimate, job: Job): string =>
  [
    about(estimate, job),
    ...details(estimate, job),
    ...drivers(estimate),
    ...effort(estimate),
    ...uncertain(estimate),
    ...list(nl.unpricedHead, estimate.lines.filter(isUnpriced).map(workOf), room.unpriced),
    ...list(nl.checkHead, checks(estimate), Number.POSITIVE_INFINITY),
  ].join("\n\n")

function about({ lines }: Estimate, { projectTypes, clientName, address }: Job): string {
  const work = ended(nl.about(tasks(projectTypes), oneLine(clientName, 160), oneLine(address, 200)))
  if (lines.length === 0) return `${work} ${nl.noLines}`
  const parts = new Set(lines.map(({ phase }) => phase)).size
  return `${work} ${nl.size(lineCount(lines.length), phaseCount(parts))}`
}

function details(estimate: Estimate, job: Job): string[] {
  const text = oneLine(job.details, 600)
  if (text === "") return []
  return [foreignAmounts(text, estimate, job.terms).length > 0 ? nl.detailsLeftOut : ended(nl.details(text))]
}

function drivers({ lines, totals }: Estimate): string[] {
  if (totals.exVatCents <= 0) return []
  const largest = lines
    .filter((line) => line.totalCents > 0)
    .toSorted((a, b) => b.totalCents - a.totalCents)
    .slice(0, driversShown)
    .map((line) =>
      nl.driver(
        workOf(line),
        formatEuro(line.totalCents),
        Math.round((line.totalCents / totals.exVatCents) * 100),
      ),
    )
  return list(nl.driversHead, largest, Number.POSITIVE_INFINITY)
}

function effort(estimate: Estimate): string[] {
  const { totals } = estimate
  if (totals.exVatCents <= 0) return []
  const parts = (
    [
      [nl.part.labour, totals.labourCents],
      [nl.part.material, totals.materialCents],
      [nl.part.equipment, totals.equipmentCents],
      [nl.part.subcontract, totals.subcontractCents],
      [nl.part.margin, totals.marginCents],
    ] as const
  ).flatMap(([name, cents]) => (cents > 0 ? [nl.partOf(formatEuro(cents), name)] : []))
  const days = workingDaysOf(estimate)
  const hours = totals.hours > 0 ? [nl.hours(roughHours(totals.hours), workingDays(days))] : []
  return [[...(parts.length > 0 ? [nl.parts(listed(parts))] : []), ...hours].join(" ")].filter(Boolean)
}

function uncertain({ lines, totals }: Estimate): string[] {
  if (totals.exVatCents <= 0) return []
  const assumed = lines
    .filter((line) => !isUnpriced(line) && line.quantitySource.kind === "assumption")
    .map(workOf)
  const band = nl.band(formatEuro(totals.lowCents), formatEuro(totals.highCents))
  return assumed.length === 0
    ? [`${band} ${nl.certain}`]
    : [band, ...list(nl.assumedHead, assumed, room.assumed)]
}

function checks({ lines, facts }: Estimate): string[] {
  if (lines.length === 0) return []
  const present = new Set(lines.map(({ phase }) => phase))
  const old = facts.builtIn !== null && facts.builtIn < 1994 && present.has("demolition")
  return [
    facts.use === null && nl.facts.use,
    facts.builtIn === null && facts.olderThan2Years === null && nl.facts.age,
    old && nl.facts.asbestos,
    lines.some(needsDeclaration) && nl.facts.declaration,
    ...phases.map((phase) => present.has(phase) && nl.checks[phase]),
  ].filter((check) => typeof check === "string")
}

function list(head: string, texts: string[], most: number): string[] {
  const items = itemsWithin(texts, most, letter.moreWork)
  return items.length === 0 ? [] : [`${head}\n${bullets(items)}`]
}
