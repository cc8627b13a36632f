import { phases } from "../pricing/norm.ts"
import type { QuotationLine, QuotationTotals, QuotedPicture } from "./content.schema.ts"
import type { QuotationVersion } from "./schema.ts"

const comparedFields = [
  "description",
  "phase",
  "quantity",
  "unit",
  "normHours",
  "unitPrice",
  "total",
  "vatRate",
] as const
export type ComparedField = (typeof comparedFields)[number]

const comparedTotals = ["hours", "net", "price"] as const
type ComparedTotal = (typeof comparedTotals)[number]

export interface ChangedLine {
  before: QuotationLine
  after: QuotationLine
  /** Never empty. */
  fields: ComparedField[]
}

/** A paragraph that both have, that was added or that went. */
export interface Paragraph {
  kind: "same" | "added" | "removed"
  text: string
}

export interface Difference<Thing> {
  added: Thing[]
  removed: Thing[]
}

export interface Differences {
  added: QuotationLine[]
  removed: QuotationLine[]
  changed: ChangedLine[]
  /** How many lines are the same in both. */
  same: number
  /** Lines that both have stand in another order. */
  reordered: boolean
  totals: { name: ComparedTotal; before: number; after: number }[]
  /** Per rate that one of the two has, when its amount differs. */
  vat: { rate: number; before: number; after: number }[]
  assumptions: Difference<string>
  exclusions: Difference<string>
  /** One with another caption is another one. */
  pictures: Difference<QuotedPicture>
  /** Pictures that both have stand in another order. */
  picturesReordered: boolean
  /** Undefined: the same. */
  analysis: Paragraph[] | undefined
  quotationText: Paragraph[] | undefined
}

/** What another version of a quotation changed. Lines are the same line when they have the same id. */
export function compare(before: QuotationVersion, after: QuotationVersion): Differences {
  const old = new Map(before.lines.map((line) => [line.id, line]))
  const now = new Map(after.lines.map((line) => [line.id, line]))
  const both = after.lines.filter(({ id }) => old.has(id))
  const changed = both
    .map((line) => changedLine(old.get(line.id)!, line))
    .filter(({ fields }) => fields.length > 0)
  return {
    added: after.lines.filter(({ id }) => !old.has(id)),
    removed: before.lines.filter(({ id }) => !now.has(id)),
    changed,
    same: both.length - changed.length,
    reordered: orderOf(before.lines, now) !== orderOf(after.lines, old),
    totals: totalsThatDiffer(before.totals, after.totals),
    vat: vatThatDiffers(before.totals, after.totals),
    assumptions: sentences(before.assumptions, after.assumptions),
    exclusions: sentences(before.exclusions, after.exclusions),
    ...picturesThatDiffer(before.pictures, after.pictures),
    analysis: paragraphs(before.analysis, after.analysis),
    quotationText: paragraphs(before.quotationText, after.quotationText),
  }
}

export const isNothing = ({ same, ...differences }: Differences): boolean =>
  Object.values(differences).every(
    (part) =>
      part === undefined ||
      part === false ||
      (Array.isArray(part) ? part.length === 0 : isDifference(part) && isEmpty(part)),
  )

const isDifference = (part: unknown): part is Difference<unknown> => typeof part === "object"
const isEmpty = ({ added, removed }: Difference<unknown>) => added.length === 0 && removed.length === 0

const changedLine = (before: QuotationLine, after: QuotationLine): ChangedLine => ({
  before,
  after,
  fields: comparedFields.filter((field) => before[field] !== after[field]),
})

/** The order within each part of the work: a line that went to another part is changed, not moved. */
const orderOf = (lines: readonly QuotationLine[], others: ReadonlyMap<string, QuotationLine>) =>
  phases
    .flatMap((phase) => lines.filter((line) => line.phase === phase && others.get(line.id)?.phase === phase))
    .map(({ id }) => id)
    .join("\n")

const totalsThatDiffer = (before: QuotationTotals, after: QuotationTotals): Differences["totals"] =>
  comparedTotals
    .map((name) => ({ name, before: before[name], after: after[name] }))
    .filter((total) => total.before !== total.after)

function vatThatDiffers(before: QuotationTotals, after: QuotationTotals): Differences["vat"] {
  const rates = [...new Set([...before.vat, ...after.vat].map(({ rate }) => rate))].toSorted((a, b) => a - b)
  const amount = ({ vat }: QuotationTotals, rate: number) =>
    vat.find((part) => part.rate === rate)?.amount ?? 0
  return rates
    .map((rate) => ({ rate, before: amount(before, rate), after: amount(after, rate) }))
    .filter((part) => part.before !== part.after)
}

const sentences = (before: readonly string[], after: readonly string[]): Difference<string> => ({
  added: after.filter((sentence) => !before.includes(sentence)),
  removed: before.filter((sentence) => !after.includes(sentence)),
})

function picturesThatDiffer(
  before: readonly QuotedPicture[],
  after: readonly QuotedPicture[],
): Pick<Differences, "pictures" | "picturesReordered"> {
  const [old, now] = [before.map(asText), after.map(asText)]
  const both = (pictures: string[], others: string[]) => pictures.filter((one) => others.includes(one))
  return {
    pictures: {
      added: after.filter((picture) => !old.includes(asText(picture))),
      removed: before.filter((picture) => !now.includes(asText(picture))),
    },
    picturesReordered: both(old, now).join() !== both(now, old).join(),
  }
}

const asText = ({ fileId, caption }: QuotedPicture) => `${fileId} ${caption}`

/** By the longest run of paragraphs that both have, so that one that came in between moves nothing else. */
function paragraphs(before: string, after: string): Paragraph[] | undefined {
  const [old, now] = [split(before), split(after)]
  if (old.join("\n") === now.join("\n")) return undefined
  const common = commonLengths(old, now)
  const found: Paragraph[] = []
  let [at, to] = [0, 0]
  while (at < old.length || to < now.length) {
    if (at < old.length && to < now.length && old[at] === now[to]) {
      found.push({ kind: "same", text: old[at]! })
      at++
      to++
    } else if (at < old.length && (to === now.length || common[at + 1]![to]! >= common[at]![to + 1]!)) {
      found.push({ kind: "removed", text: old[at++]! })
    } else found.push({ kind: "added", text: now[to++]! })
  }
  return found
}

const split = (text: string) => text.split(/\s*\n\s*/).filter((paragraph) => paragraph !== "")

/** `lengths[i][j]`: how many paragraphs the rest of both have in common from there on. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i]![j] =
        a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  return lengths
}
