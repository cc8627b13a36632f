import { numberIn, oneOf, type Row, rowsOf } from "#src/shared/textTable.ts"
import {
  formulas,
  kinds,
  type Measure,
  notes,
  type Trade,
  type TradeText,
  type Work,
} from "./trades/trade.ts"

export const tradeIn = ({ words, works = "" }: TradeText): Trade => ({
  words: wordsIn(words),
  works: works === "" ? [] : rowsOf(works, columns, workIn),
})

/** Words of one concept may stand on several lines. */
function wordsIn(text: string): Trade["words"] {
  const found: Trade["words"] = {}
  rowsOf(text, ["kind", "says", "words"], ([kind, says, words]) => {
    found[oneOf(kinds, kind)] ??= {}
    const concepts = found[oneOf(kinds, kind)]!
    concepts[says] = [concepts[says], words].filter(Boolean).join(" ")
  })
  return found
}

const columns = ["needs", "does", "in", "with", "not", "gives", "besides"] as const

/** `gives`: norms with their measures, parted by semicolons. `besides`: what few works say, as `note windows`. */
function workIn([needs, does, place, along, not, gives, others]: Row<typeof columns>): Work {
  return {
    needs,
    ...(does && { does }),
    ...(place && { in: place }),
    ...(along && { with: along }),
    ...(not && { not }),
    gives: gives.split("; ").map(giveIn),
    ...Object.assign({}, ...others.split("; ").filter(Boolean).map(besides)),
  }
}

/** Which norms there are, a test tells: a line of words need not wait for all of them. */
function giveIn(cell: string): Work["gives"][number] {
  const [code, measure] = cell.split(" ")
  const known = code as Work["gives"][number][0]
  return measure === undefined ? [known] : [known, measureIn(measure)]
}

/** '3', 'usual:3', 'walls+floor' or 'named:walls+floor'. */
function measureIn(cell: string): Measure {
  const [how, formula] = cell.split(":")
  if (how === "usual") return { usual: numberIn(formula ?? "") }
  if (how === "named") return `named:${oneOf(formulas, formula ?? "")}`
  return /^\d/.test(cell) ? numberIn(cell) : oneOf(formulas, cell)
}

function besides(cell: string): Partial<Work> {
  const [what, ...words] = cell.split(" ")
  if (what === "explicit" && words.length === 0) return { explicit: true }
  if (what === "note") return { note: oneOf(notes, words.join(" ")) }
  if (what === "includes" && words.length > 0) return { includes: words.join(" ") }
  throw new Error(`Nothing that a work tells: '${cell}'`)
}
