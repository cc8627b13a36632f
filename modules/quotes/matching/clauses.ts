import type { Clause } from "./clause.ts"
import type { Quantity, Read } from "./quantities/quantity.ts"
import { readQuantities } from "./quantities/read.ts"
import { isAction, isNoun, isObject } from "./words/kinds.ts"
import { lexicon } from "./words/lexicon.ts"

/** Takes an item apart where it speaks of another piece of work. */
export function clausesOf(item: string): Read & { clauses: Clause[] } {
  const read = readQuantities(abbreviated(item))
  const clauses: Clause[] = [empty("main")]
  for (const token of lexicon().joinPhrases(read.text).matchAll(tokens)) add(clauses, token[0], read)
  const said = clauses.filter((clause) => clause.raw !== "")
  return { clauses: said.length > 0 ? said : [empty("main")], ...read }
}

/** A quantity, a word, or a sign between pieces of work. */
const tokens = /#\d+#|\p{L}[\p{L}\p{N}'’_-]*\.?|[,;:/&+()|\n.]|-(?=\s)/gu

const abbreviated = (item: string): string =>
  item
    .replace(/\b([a-z])\.([a-z])\.?(?=\W|$)/gi, "$1$2")
    .replace(/\ben\s?\/\s?of\b/gi, "of")
    .replace(
      /\b(incl|excl|verw|verv|pl|lev|badk|slpk|won|bijv|div|max|min|evt|afm|mat|werkzh|opp|ca|st)\./gi,
      "$1 ",
    )

const between = new Set([
  ...[",", ";", "/", "&", "+", "|", "\n", ".", ")", "-"],
  ...["en", "plus", "daarna", "vervolgens", "evenals", "alsook", "alsmede", "tevens", "ook"],
])
const both = new Set(["en", "&", "/", "+"])
const comesWith = new Set(["(", "met", "incl", "inclusief", "inc", "waaronder", "zoals", "voorzien"])
const leavesOut = new Set(["excl", "exclusief", "zonder", "behalve", "uitgezonderd"])

const empty = (kind: Clause["kind"]): Clause => ({
  kind,
  raw: "",
  concepts: [],
  asides: [],
  verbs: [],
  plurals: [],
  endsAside: false,
  together: false,
  unknown: 0,
  quantities: [],
  heading: false,
})

function add(clauses: Clause[], token: string, read: Read) {
  const clause = clauses.at(-1)!
  if (token === ":") {
    clause.heading = true
    clauses.push(empty("main"))
  } else if (leavesOut.has(token)) {
    clauses.push(empty("without"))
  } else if (comesWith.has(token)) {
    clauses.push(empty(clause.kind === "without" ? "without" : "detail"))
  } else if (token === "en" && /(?<!\p{L})tussen [^,]*$/u.test(clause.raw) && !/ en /.test(clause.raw)) {
    clause.raw += " en"
  } else if (between.has(token)) {
    const kind = clause.kind === "without" && token !== ")" ? "without" : "main"
    clauses.push({ ...empty(kind), together: (clause.raw === "" && clause.together) || both.has(token) })
  } else if (token.startsWith("#")) {
    const found = read.quantities[Number(token.slice(1, -1))]!
    addQuantity(clause, found.quantity, found.words)
  } else if (token.endsWith(".")) {
    const word = token.slice(0, -1)
    add(clauses, word, read)
    // 'verw.' is an abbreviation, 'verwijderen.' the end of a sentence.
    if (lexicon().isWord(word)) clauses.push(empty(clause.kind))
  } else addWord(clause, token)
}

function addQuantity(clause: Clause, quantity: Quantity, words: string) {
  clause.quantities.push({ quantity, words, counts: [], ofPlace: isOfPlace(clause) })
  clause.endsAside = false
  clause.raw = `${clause.raw} #`.trim()
}

/** 'badkamer van 6 m2', 'woonkamer 30 m2 sauzen'; but 'behangen slaapkamer 38 m2' is that much to paper. */
function isOfPlace({ concepts, raw }: Clause): boolean {
  const { kindOf } = lexicon()
  const last = concepts.at(-1)
  const speaksOfWork = concepts.some((one) => isObject(one) || kindOf(one) === "action")
  return last !== undefined && kindOf(last) === "place" && (!speaksOfWork || / van$/.test(raw))
}

function addWord(clause: Clause, word: string) {
  const meaning = lexicon().meaning(word)
  const behind = behindPreposition.exec(clause.raw)
  const aside =
    behind !== null &&
    (clause.concepts.some(isObject) || (behind[1] !== "van" && clause.concepts.some(isNoun)))
  if (meaning === undefined && word.length > 2 && !/\d/.test(word))
    clause.unknown += behind ? unknownAside : unknownWeight
  const quantity = clause.quantities.at(-1)
  if (counting.test(clause.raw) && countsWhatFollows(quantity) && meaning?.some(isNoun))
    quantity?.counts.push(...meaning)
  if (meaning && aside) clause.asides.push(...meaning)
  if (meaning?.some(isAction)) clause.verbs.push([...meaning])
  if (meaning && lexicon().isPlural(word)) clause.plurals.push(...meaning.filter(isNoun))
  if (meaning === undefined || meaning.length > 0) clause.endsAside = aside
  clause.concepts.push(...(meaning ?? []))
  clause.raw = `${clause.raw} ${word}`.trim()
}

/** '3 deuren', '3x deur'; what stands behind '3 stuks' may be something else. */
const countsWhatFollows = (found: Clause["quantities"][number] | undefined) =>
  found?.quantity.kind === "amount" &&
  found.quantity.unit === "st" &&
  !/(st(uks?|ks?)?|plek(ken)?|punten)$/.test(found.words)

/** A word we don't know weighs as much as a thing; behind 'van' or 'voor' it says of whom or for what. */
const unknownWeight = 2.5
const unknownAside = 0.6
const prepositions =
  "van|voor|bij|naar|naast|tussen|achter|onder|boven|tegen|tegenover|rond|rondom|langs|in|op|aan|richting"
const behindPreposition = new RegExp(
  `(?<!\\p{L})(${prepositions})(?: (?:de|het|een|mijn|onze|uw|oude|nieuwe|bestaande))?$`,
  "u",
)
/** What is counted comes right behind the number, but for a word or two: '3 oude deuren'. */
const counting = new RegExp(`#(?: (?!(?:${prepositions})(?: |$))[^ #]+){0,2}$`, "u")
