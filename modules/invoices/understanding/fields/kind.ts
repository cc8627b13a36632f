import type { Candidate } from "../choose.ts"
import { type Chosen, choose } from "../choose.ts"
import { squeeze } from "../labels/find.ts"
import { type Piece, placeOf } from "../sheet.ts"
import type { Values } from "../suggestion.ts"
import { candidateAt, type Search } from "./search.ts"

/** An invoice unless it says that it gives money back, or looks as a till prints it. */
export function findKind(
  search: Search,
  amounts: { credit: number; receipt: number },
): Chosen<Values["kind"]> {
  const { pieces } = search.sheet
  const back = amounts.credit >= 0.5
  const said: Candidate<Values["kind"]>[] = pieces.flatMap((piece) =>
    piece.tokens.flatMap((token, i) => {
      const word = words.find(({ pattern }) => pattern.test(squeeze(token.text)))
      if (!word) return []
      const contrary = word.kind === "credit" ? (back ? 2 : -1.5) : 0
      const score = word.score + heading(search, piece, i) + contrary
      const span = { piece, from: i, to: i + 1 }
      return [candidateAt(search, "kind", span, { value: word.kind, score, label: null })]
    }),
  )
  // What a till prints bears a number of a 'bon', and nowhere the name of an invoice.
  const bon =
    !search.names.isInvoice && pieces.some(({ text }) => /^bon(nr|nummer|no)?\W{0,3}\w*\d/i.test(text))
  const till = signsOfTill(pieces) * 1.6 + (narrow(search) ? 1.2 : 0) + (bon ? 1.6 : 0) + amounts.receipt
  return choose([
    ...said,
    unsaid("invoice", back ? -0.5 : 1.6),
    unsaid("receipt", -2.5 + till),
    // The sign of the amounts follows it: they go together.
    unsaid("credit", back ? 2 + 3 * amounts.credit : -6),
  ])
}

const unsaid = (value: Values["kind"], score: number): Candidate<Values["kind"]> => ({
  ...{ value, score, reason: "form", label: null, place: null, sure: 1 },
})

const words: { kind: Values["kind"]; pattern: RegExp; score: number }[] = [
  {
    kind: "credit",
    pattern: /^(credit(eer)?(nota|factuur|note|memo)(nr|nummer)?|gutschrift|retourfactuur|creditnotanummer)$/,
    score: 2.6,
  },
  { kind: "credit", pattern: /^(credit|creditering|gecrediteerd|terugbetaling|cn\d*)$/, score: 0.4 },
  { kind: "receipt", pattern: /^(kassabon|kasbon|kassaticket|klantticket|receipt)(nr|nummer)?$/, score: 3.6 },
  {
    kind: "invoice",
    pattern: /^(factuur|faktuur|invoice|nota|rechnung|facture)(nr|nummer|datum|adres)?$/,
    score: 1.5,
  },
]

/** In large letters, or first on its line near the top. */
function heading({ sheet }: Search, piece: Piece, at: number): number {
  const { box } = placeOf(piece, at, at + 1)
  const top = piece.page === 1 && box.top < 0.4
  return (box.height > 1.35 * sheet.height && top ? 1.8 : 0) + (at === 0 && top ? 0.8 : 0)
}

function signsOfTill(pieces: Piece[]): number {
  const said = new Set(pieces.flatMap((piece) => piece.tokens.map((token) => squeeze(token.text))))
  return tillWords.filter((word) => said.has(word)).length
}

const tillWords =
  "wisselgeld contant pin pinbetaling gepind kassa kassabon maestro vpay autorisatie terminal bedankt ziens cash change bankpas pinpas contactloos betaalautomaat pomp bonnr bonnummer goede reis".split(
    " ",
  )

/** A strip of paper instead of a sheet. */
const narrow = ({ sheet }: Search) =>
  sheet.pages.length === 1 && sheet.pages[0]!.width / sheet.pages[0]!.height < 0.55
