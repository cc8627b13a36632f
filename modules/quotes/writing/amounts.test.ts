import { expect, test } from "bun:test"
import { formatEuro } from "#src/shared/euro.ts"
import { sampleEstimate } from "../documents/sample.ts"
import type { Estimate } from "../pricing/line.ts"
import { standardTerms } from "../terms/standard.ts"
import { foreignAmounts } from "./amounts.ts"
import { amountsIn } from "./amountsIn.ts"
import { numberInWords } from "./numberWords.ts"

const foreignIn = (text: string, of: Estimate) => foreignAmounts(text, of, standardTerms)

const euros = (text: string) => amountsIn(text).map(({ readings }) => (readings[0] ?? Number.NaN) / 100)

test.each<[text: string, amounts: number[]]>([
  ["Dat kost € 1.250,50 per stuk", [1250.5]],
  ["€1.250", [1250]],
  ["€\u00a01.250,00", [1250]],
  ["€ 1.250,-", [1250, 1250]],
  ["1.250,- per maand", [1250]],
  ["EUR 1.250,00", [1250]],
  ["Euro 12", [12]],
  ["1250 euro", [1250]],
  ["1 250 euro", [1250]],
  ["1250€", [1250]],
  ["12,5 euro", [12.5]],
  ["2 euro's en 3 euro’s", [2, 3]],
  ["€ 1,250.00", [1250]],
  ["€ 12.345.678,90", [12_345_678.9]],
  ["€ -100,00 korting", [100]],
  ["ongeveer 1,2k", [1200]],
  ["€ 12k", [12_000, 12_000]],
  ["2 mln euro", [2_000_000]],
  ["12 duizend euro", [12_000]],
  ["€ 1.000 tot € 1.500", [1000, 1500]],
  ["€ 1.000 tot 1.500", [1000, 1500]],
  ["tussen 1.000 en 1.500 euro", [1500, 1000]],
  ["tussen € 1.000 en 1.500", [1000, 1000, 1500]],
  ["20 à 30 euro", [20, 30]],
  ["twaalfhonderd euro", [1200]],
  ["duizend euro", [1000]],
  ["voor één euro", [1]],
  ["tweeëntwintigduizend vijfhonderd euro", [22_500]],
  ["de prijs is 1.", [1]],
  ["De totaalprijs bedraagt 1 inclusief btw", [1, 1]],
  ["nu voor maar 500 incl. btw", [500]],
  ["één (1) euro", [1]],
  ["€: 1 of EURO: 2", [1, 2]],
  ["€ .50", [0.5]],
  ["€ vijfhonderd voor alles", [500]],
  ["12 honderd euro", [1200]],
  ["1 ,- of 500.-", [1, 500]],
  ["vijftig cent", [0.5]],
  ["Totaal: 1.250,00", [1250]],
  ["50 cent", [0.5]],
  ["€１２", [12]],
  ["€\u200b 12", [12]],
  ["$ 500", [Number.NaN]],
])("%j names %j", (text, amounts) => {
  expect(euros(text)).toEqual(amounts)
})

test.each([
  "btw 21% over het werk, en 9% voor schilderen",
  "12 m² tegels, 3 stuks, 2,5 uur, 6,25 m2 en 31,52 m³",
  "artikel 7:752 van het Burgerlijk Wetboek, artikel 6:230o",
  "in 2026, op 3 maart 2027, week 12",
  "bel 0111 000 000, 06-12345678 of +31 6 12345678",
  "Duinlaan 7, 4328 AB Burgh-Haamstede",
  "btw-id NL001234567B01, KvK 12345678, NL91 ABNA 0417 1643 00",
  "tegels 30 x 60, 2 kozijnen van 900 bij 2.100 mm, 1.250 kg zand, 12kg, 3 kW",
  "U betaalt binnen 14 dagen; de offerte is 30 dagen geldig. De prijs van 2 kozijnen volgt.",
  "de kosten in week 12, daarna de rest",
  "een eurocode-berekening",
  "- een punt\n- nog een punt\n1. Eerst slopen\n2. Dan bouwen",
])("%j names no amount", (text) => {
  expect(amountsIn(text)).toEqual([])
})

test.each<[words: string, value: number | undefined]>([
  ["nul", 0],
  ["zeventien", 17],
  ["eenentachtig", 81],
  ["drieëntwintig", 23],
  ["honderd", 100],
  ["honderdvijf", 105],
  ["honderd en vijf", 105],
  ["twaalfhonderdvijftig", 1250],
  ["tweeduizend driehonderd", 2300],
  ["driehonderdduizend", 300_000],
  ["anderhalf miljoen", 1_500_000],
  ["een miljoen tweehonderdduizend", 1_200_000],
  ["tegels", undefined],
  ["een paar honderd", undefined],
  ["duizendpoot", undefined],
  ["", undefined],
])("%j is %p", (words, value) => {
  expect(numberInWords(words)).toBe(value)
})

const estimate = sampleEstimate()
const { totals, lines } = estimate
const whole = (cents: number) => `€ ${Math.round(cents / 100)}`

test("what the calculation has may be named: totals, VAT, parts, lines, prices per unit, rates, instalments", () => {
  const named = [
    totals.incVatCents,
    totals.exVatCents,
    totals.vatCents,
    totals.lowCents,
    totals.highCents,
    totals.labourCents,
    totals.materialCents,
    ...totals.vat.flatMap(({ baseCents, vatCents }) => [baseCents, vatCents]),
    ...lines.map((line) => line.totalCents),
    ...lines.map((line) => Math.round(line.totalCents / line.quantity)),
    ...lines.map((line) => line.rateCents),
    Math.round(totals.incVatCents * 0.4),
  ]
  expect(foreignIn(named.map(formatEuro).join(" en "), estimate)).toEqual([])
})

test("an amount may be rounded to whole euros, but its cents must be right when they are written", () => {
  const { incVatCents } = totals
  expect(foreignIn(`ongeveer ${whole(incVatCents)}`, estimate)).toEqual([])
  expect(foreignIn(`${whole(incVatCents)},-`, estimate)).toEqual([])
  expect(foreignIn(`${whole(incVatCents)},00`, estimate)).toHaveLength(1)
  expect(foreignIn(formatEuro(incVatCents + 1), estimate)).toEqual(["€ 14.011,41"])
  expect(foreignIn(whole(incVatCents + 100), estimate)).toHaveLength(1)
})

test.each([
  "€ 1",
  "1 euro",
  "De prijs is 1 euro.",
  "één euro",
  "€ 0",
  "€ 0,00",
  "gratis: 0 euro",
  "€ 999",
  "1k",
  "$ 14010,75",
])("%j is not of this calculation", (text) => {
  expect(foreignIn(text, estimate)).not.toEqual([])
})

test("of a line what it is bought for and earned on stays inside", () => {
  const [line] = lines.filter(
    ({ materialCents, totalCents }) => materialCents > 0 && materialCents !== totalCents,
  )
  expect(foreignIn(`ingekocht voor ${formatEuro(line!.materialCents)}`, estimate)).toHaveLength(1)
  expect(foreignIn(`winst ${formatEuro(line!.marginCents)}`, estimate)).toHaveLength(1)
})

test("a VAT of nothing may be named when it is shifted", () => {
  const shifted: Estimate = { ...estimate, reverseCharge: { btwId: "NL001234567B01" } }
  expect(foreignIn("btw verlegd: € 0,00", shifted)).toEqual([])
})

test("each foreign amount is told once, as it is written", () => {
  expect(foreignIn("€ 5,00 of €\u00a05,00, ja € 5,00 en 7 euro", estimate)).toEqual(["€ 5,00", "7 euro"])
})
