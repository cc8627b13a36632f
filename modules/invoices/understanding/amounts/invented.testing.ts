import type { Page } from "../../reading/page.ts"
import { type Drawn, pageOf } from "../page.testing.ts"

/** An invoice that never was, in a layout of its own, with what it says. */
export interface Invented {
  page: Page
  totalCents: number
  vatCents: number
  netCents: number
  /** Its rows, to look at when it was misread. */
  text: string
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed * 2654435761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
  }
}

/** `damage`: how likely each sign of a number is misread. */
export function invent(seed: number, damage: number): Invented {
  const random = chance(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const shifted = random() < 0.1
  const mixed = !shifted && random() < 0.25
  const lines = Array.from({ length: 1 + Math.floor(random() * 7) }, (_, i) => {
    const quantity = pick([1, 1, 2, 3, 4, 6, 10, 12, 25, 37.5, 120])
    const priceCents = 95 + Math.floor(random() ** 3 * 150_000)
    const rate = shifted ? 0 : mixed ? (i % 2 ? 9 : 21) : 21
    return { words: pick(things), quantity, priceCents, cents: Math.round(quantity * priceCents), rate }
  })
  const rates = [...new Set(lines.map((line) => line.rate))]
  const bases = rates.map((rate) => sum(lines.filter((line) => line.rate === rate).map((line) => line.cents)))
  const vats = rates.map((rate, i) => Math.round((bases[i]! * rate) / 100))
  const netCents = sum(bases)
  const vatCents = sum(vats)
  const totalCents = netCents + vatCents

  const sign = pick(["", "", "€ ", "€", "EUR "])
  const english = random() < 0.12
  const money = (cents: number) => sign + damaged(printed(cents, english), random, damage)
  const drawn: Drawn[] = []
  const put = (left: number, top: number, text: string) => drawn.push([left, top, text, 1.1])
  /** Ends at `right`. */
  const flush = (right: number, top: number, text: string) => put(right - text.length * 0.933, top, text)

  put(8, 4, pick(["Houthandel De Bever", "Installatiebedrijf Oord", "Stukadoors Vink BV"]))
  put(8, 12, `Factuurnummer ${2026000 + Math.floor(random() * 999)}`)
  put(60, 12, "Factuurdatum 12-06-2026")
  put(8, 15, "IBAN NL91ABNA0417164300 KvK 12345678")
  let top = 26
  const heads = pick([
    ["Omschrijving", "Aantal", "Prijs", "Bedrag"],
    ["Artikel", "St.", "Per stuk", "Totaal"],
    ["Werkzaamheden", "Hoeveelheid", "Tarief", "Regeltotaal"],
    null,
  ] as const)
  const ends = pick([
    [58, 74, 92],
    [52, 70, 95],
    [60, 78, 97],
  ] as const)
  if (heads) {
    put(8, top, heads[0])
    heads.slice(1).forEach((head, i) => {
      flush(ends[i]!, top, head)
    })
    top += 3
  }
  for (const line of lines) {
    put(8, top, line.words)
    if (heads) {
      flush(ends[0], top, String(line.quantity).replace(".", english ? "." : ","))
      flush(ends[1], top, money(line.priceCents))
    }
    flush(ends[2], top, money(line.cents))
    top += 2.2
  }
  top += 3
  const net = pick([
    "Subtotaal",
    "Totaal excl. btw",
    "Netto",
    "Bedrag excl. btw",
    "Totaal exclusief BTW",
    "Som",
  ])
  const total = pick([
    "Totaal",
    "Totaal incl. btw",
    "Te betalen",
    "Factuurbedrag",
    "Totaalbedrag",
    "Eindtotaal",
    "Totaal inclusief BTW",
  ])
  const vatLabel = (rate: number) =>
    pick([`BTW ${rate}%`, `${rate}% btw`, `Btw ${rate} %`, `B.T.W. ${rate}%`])
  const vatRows = shifted
    ? [["BTW verlegd", money(0)] as const]
    : rates.map((rate, i) => [vatLabel(rate), money(vats[i]!)] as const)
  const rows = [[net, money(netCents)] as const, ...vatRows, [total, money(totalCents)] as const]
  const layout = pick(["right", "right", "left", "across"] as const)
  if (layout === "across") {
    rows.forEach(([label, amount], i) => {
      flush(26 + i * 22, top, label)
      flush(26 + i * 22, top + 2, amount)
    })
  } else {
    for (const [label, amount] of rows) {
      put(layout === "left" ? 8 : 55, top, label)
      flush(layout === "left" ? 48 : 95, top, amount)
      top += 2
    }
  }
  if (random() < 0.5) put(8, 94, `Betalen binnen ${pick([14, 30])} dagen op NL91ABNA0417164300`)
  const page = pageOf(drawn, { source: damage > 0 ? "ocr" : "text" })
  return { page, totalCents, vatCents, netCents, text: drawn.map((one) => one[2]).join(" | ") }
}

const things = [
  ...[
    "Vuren balk 44x69",
    "Gipsplaat 12,5 mm",
    "Arbeid monteur",
    "Voegwerk gevel",
    "Latex wit 10 l",
    "Huur steiger",
  ],
  ...["Cement 25 kg", "Voorrijkosten", "Kozijn merbau K3", "Afvoer puin 6 m3", "Lood 25 ponds", "Transport"],
]

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

function printed(cents: number, english: boolean): string {
  const [whole, part] = (cents / 100).toFixed(2).split(".") as [string, string]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, english ? "," : ".")
  return `${grouped}${english ? "." : ","}${part}`
}

const misread: Record<string, string[]> = {
  ...{
    "0": ["O", "8", "o"],
    "1": ["l", "I", "7"],
    "5": ["S", "6"],
    "8": ["B", "3", "0"],
    "3": ["8"],
    "6": ["5", "8"],
  },
  ...{ "2": ["Z", "7"], "7": ["1"], "9": ["g", "4"], "4": ["9"], ",": [".", "", ":"], ".": [",", ""] },
}

function damaged(text: string, random: () => number, damage: number): string {
  return [...text]
    .map((one) => {
      if (random() >= damage) return one
      const ways = misread[one] ?? [one]
      return ways[Math.floor(random() * ways.length)]!
    })
    .join("")
}
