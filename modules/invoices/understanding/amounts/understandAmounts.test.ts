import { expect, test } from "bun:test"
import { type Drawn, pageOf } from "../page.testing.ts"
import { understandAmounts } from "./understandAmounts.ts"

/** Layouts of invented invoices: what is drawn, and what it says. */
const layouts: [name: string, drawn: Drawn[] | Drawn[][], expected: Expected][] = [
  [
    "labels left and amounts right",
    [...table(), ...totals(["Subtotaal", "1.000,00"], ["BTW 21%", "210,00"], ["Totaal", "1.210,00"])],
    { total: 121000, vat: 21000, net: 100000, lines: 2 },
  ],
  [
    "'Totaal' is the net, and 'Te betalen' the total",
    [...table(), ...totals(["Totaal", "1.000,00"], ["21% BTW", "210,00"], ["Te betalen", "1.210,00"])],
    { total: 121000, vat: 21000, net: 100000 },
  ],
  [
    "totals side by side under their labels",
    [
      ...table(),
      ...row(70, [10, "Netto"], [30, "Btw 21%"], [50, "Totaal EUR"]),
      ...row(73, [10, "1.000,00"], [30, "210,00"], [50, "1.210,00"]),
    ],
    { total: 121000, vat: 21000, net: 100000 },
  ],
  [
    "all totals in one row of text",
    [...table(), [10, 70, "Excl. btw € 1.000,00 btw € 210,00 incl. btw € 1.210,00"]],
    { total: 121000, vat: 21000, net: 100000 },
  ],
  [
    "a table of VAT with its bases",
    [
      ...table(),
      ...row(70, [10, "Btw-code"], [25, "Grondslag"], [40, "Percentage"], [55, "Btw-bedrag"]),
      ...row(72, [10, "Hoog"], [25, "800,00"], [40, "21%"], [55, "168,00"]),
      ...row(74, [10, "Laag"], [25, "200,00"], [40, "9%"], [55, "18,00"]),
      ...totals(
        [],
        ["Totaal excl. btw", "1.000,00"],
        ["Totaal btw", "186,00"],
        ["Totaal incl. btw", "1.186,00"],
      ),
    ],
    { total: 118600, vat: 18600, net: 100000, rates: ["9 20000 1800", "21 80000 16800"] },
  ],
  [
    "paid beforehand is no part of the total",
    [
      ...table(),
      ...totals(
        ["Subtotaal", "1.000,00"],
        ["Btw 21%", "210,00"],
        ["Totaal incl. btw", "1.210,00"],
        ["Reeds voldaan", "500,00"],
        ["Te betalen", "710,00"],
      ),
    ],
    { total: 121000, vat: 21000, net: 100000, payable: 71000 },
  ],
  [
    "an earlier balance is due as well, and no part of it",
    [
      ...table(),
      ...totals(
        ["Subtotaal", "1.000,00"],
        ["Btw 21%", "210,00"],
        ["Factuurbedrag", "1.210,00"],
        ["Vorig saldo", "345,67"],
        ["Totaal te betalen", "1.555,67"],
      ),
    ],
    { total: 121000, vat: 21000, net: 100000, payable: 155567 },
  ],
  [
    "a credit restriction is higher than the total",
    [
      ...table(),
      ...totals(
        ["Totaal excl. btw", "1.000,00"],
        ["Btw 21%", "210,00"],
        ["Totaal", "1.210,00"],
        ["Kredietbeperking 2%", "24,20"],
        ["Bij betaling na 14 dagen kredietbeperking", "1.234,20"],
      ),
    ],
    { total: 121000, vat: 21000, net: 100000 },
  ],
  [
    "a discount for paying in time is taken by who pays",
    [
      ...table(),
      ...totals(["Totaal excl. btw", "1.000,00"], ["Btw 21%", "210,00"], ["Totaal incl. btw", "1.210,00"]),
      [10, 84, "Bij betaling binnen 8 dagen betalingskorting 24,20, dan betaalt u 1.185,80"],
    ],
    { total: 121000, vat: 21000, net: 100000 },
  ],
  [
    "discount and surcharge lead from goods to net",
    [
      ...table(),
      ...totals(
        ["Goederen", "1.000,00"],
        ["Korting 10%", "-100,00"],
        ["Verzendkosten", "25,00"],
        ["Netto", "925,00"],
        ["Btw 21%", "194,25"],
        ["Totaal", "1.119,25"],
      ),
    ],
    { total: 111925, vat: 19425, net: 92500 },
  ],
  [
    "a deposit bears no VAT",
    [
      ...table(),
      ...totals(
        ["Subtotaal", "1.000,00"],
        ["Btw 21%", "210,00"],
        ["Emballage", "36,00"],
        ["Totaal", "1.246,00"],
      ),
    ],
    { total: 124600, vat: 21000, net: 103600, rates: ["21 100000 21000", "0 3600 0"] },
  ],
  [
    "VAT is shifted",
    [
      ...table(),
      ...totals(["Totaal excl. btw", "1.000,00"], ["Btw verlegd", "0,00"], ["Te betalen", "1.000,00"]),
    ],
    { total: 100000, vat: 0, net: 100000, shifted: true },
  ],
  [
    "VAT is shifted in a sentence only",
    [...table(), ...totals(["Totaal", "€ 1.000,00"]), [10, 85, "Btw verlegd naar NL002455799B11"]],
    { total: 100000, vat: 0, net: 100000, shifted: true },
  ],
  [
    "exempt of VAT",
    [
      ...table(),
      ...totals(["Subtotaal", "1.000,00"], ["Vrijgesteld van btw", "0,00"], ["Totaal", "1.000,00"]),
    ],
    { total: 100000, vat: 0, net: 100000, shifted: false },
  ],
  [
    "English notation and words",
    [
      ...row(30, [10, "Description"], [50, "Qty"], [60, "Price"], [80, "Amount"]),
      ...row(33, [10, "Scaffolding"], [50, "4"], [60, "312.50"], [80, "1,250.00"]),
      ...totals(["Subtotal", "1,250.00"], ["VAT 21%", "262.50"], ["Total due", "1,512.50"]),
    ],
    { total: 151250, vat: 26250, net: 125000, lines: 1 },
  ],
  [
    "German words and rate",
    [
      ...row(30, [10, "Bezeichnung"], [50, "Menge"], [60, "Einzelpreis"], [80, "Gesamt"]),
      ...row(33, [10, "Fenster"], [50, "2"], [60, "450,00"], [80, "900,00"]),
      ...totals(["Nettobetrag", "900,00"], ["19% MwSt", "171,00"], ["Rechnungsbetrag", "1.071,00"]),
    ],
    { total: 107100, vat: 17100, net: 90000, lines: 1 },
  ],
  [
    "a receipt with cash and change",
    [
      [10, 10, "Houthandel De Bever"],
      ...row(20, [10, "Schroeven 5x60"], [50, "12,95"]),
      ...row(22, [10, "Purschuim"], [50, "7,49"]),
      ...row(26, [10, "TOTAAL"], [50, "20,44"]),
      ...row(28, [10, "Contant"], [50, "50,00"]),
      ...row(30, [10, "Wisselgeld"], [50, "29,56"]),
      ...row(34, [10, "BTW 21%"], [50, "3,55"]),
    ],
    { total: 2044, vat: 355, net: 1689, lines: 2, inclusive: true },
  ],
  [
    "a receipt that was rounded for cash: its VAT belongs to what it came to before",
    [
      ...row(20, [10, "Montagekit"], [50, "8,99"]),
      ...row(22, [10, "Tape"], [50, "4,49"]),
      ...row(26, [10, "Subtotaal"], [50, "13,48"]),
      ...row(28, [10, "Afronding"], [50, "0,02"]),
      ...row(30, [10, "Te betalen"], [50, "13,50"]),
      ...row(32, [10, "Contant"], [50, "20,00"]),
      ...row(34, [10, "Terug"], [50, "6,50"]),
      ...row(36, [10, "BTW 21%"], [50, "2,34"]),
    ],
    { total: 1348, vat: 234, net: 1114, payable: 1350, lines: 2, inclusive: true },
  ],
  [
    "an invoice that was rounded below its VAT",
    [
      ...table(),
      ...totals(
        ["Subtotaal", "1.000,00"],
        ["Btw 21%", "210,00"],
        ["Afronding", "-0,02"],
        ["Totaal", "1.209,98"],
      ),
    ],
    { total: 121000, vat: 21000, net: 100000, payable: 120998 },
  ],
  [
    "a receipt paid by card",
    [
      ...row(20, [10, "3 x Tegellijm"], [50, "56,85"]),
      ...row(22, [10, "1 x Voegkruis"], [50, "4,15"]),
      ...row(26, [10, "Te betalen"], [50, "61,00"]),
      ...row(28, [10, "PIN"], [50, "61,00"]),
      ...row(34, [10, "btw %"], [25, "excl."], [35, "btw"], [50, "incl."]),
      ...row(36, [10, "21%"], [25, "50,41"], [35, "10,59"], [50, "61,00"]),
    ],
    { total: 6100, vat: 1059, net: 5041, lines: 2, inclusive: true },
  ],
  [
    "a credit note that prints its amounts without a sign",
    [
      [10, 8, "CREDITNOTA"],
      ...table(),
      ...totals(["Totaal excl. btw", "1.000,00"], ["Btw 21%", "210,00"], ["Totaal incl. btw", "1.210,00"]),
    ],
    { total: -121000, vat: -21000, net: -100000 },
  ],
  [
    "a credit note with the sign behind",
    [
      [10, 8, "Creditfactuur 2026-11"],
      ...totals(["Totaal excl. btw", "1.000,00-"], ["Btw 21%", "210,00-"], ["Totaal incl. btw", "1.210,00-"]),
    ],
    { total: -121000, vat: -21000, net: -100000 },
  ],
  [
    "small print about credit notes makes none",
    [
      ...table(),
      ...totals(["Totaal excl. btw", "1.000,00"], ["Btw 21%", "210,00"], ["Totaal incl. btw", "1.210,00"]),
      [
        10,
        92,
        "Een creditnota wordt alleen verstrekt na teruggave van onbeschadigde goederen binnen 14 dagen.",
      ],
    ],
    { total: 121000, vat: 21000, net: 100000 },
  ],
  [
    "a part for a blocked account",
    [
      ...table(),
      ...totals(
        ["Totaal excl. btw", "1.000,00"],
        ["Btw verlegd", "0,00"],
        ["Totaal", "1.000,00"],
        ["Op G-rekening 40%", "400,00"],
        ["Op vrije rekening", "600,00"],
      ),
    ],
    { total: 100000, vat: 0, net: 100000, shifted: true, blocked: 40000 },
  ],
  [
    "the highest amount is the sum of the contract",
    [
      ...row(30, [10, "Aanneemsom"], [80, "48.500,00"]),
      ...row(34, [10, "Omschrijving"], [80, "Bedrag"]),
      ...row(37, [10, "Tweede termijn 20%"], [80, "9.700,00"]),
      ...totals(["Totaal excl. btw", "9.700,00"], ["Btw 21%", "2.037,00"], ["Totaal incl. btw", "11.737,00"]),
    ],
    { total: 1173700, vat: 203700, net: 970000, lines: 1 },
  ],
  [
    "whole euros with a dash",
    [...totals(["Subtotaal", "€ 1.000,-"], ["Btw 21%", "€ 210,-"], ["Totaal", "€ 1.210,-"])],
    { total: 121000, vat: 21000, net: 100000 },
  ],
  [
    "thousands parted by a space",
    [...totals(["Subtotaal", "1 000,00"], ["Btw 21%", "210,00"], ["Totaal", "1 210,00"])],
    { total: 121000, vat: 21000, net: 100000 },
  ],
  [
    "lines over two pages, with what is carried between them",
    [
      [
        ...row(30, [10, "Omschrijving"], [50, "Aantal"], [60, "Prijs"], [80, "Bedrag"]),
        ...row(33, [10, "Balken"], [50, "10"], [60, "35,00"], [80, "350,00"]),
        ...row(36, [10, "Platen"], [50, "5"], [60, "50,00"], [80, "250,00"]),
        ...row(90, [10, "Transport naar volgende pagina"], [80, "600,00"]),
      ],
      [
        ...row(10, [10, "Transport van vorige pagina"], [80, "600,00"]),
        ...row(13, [10, "Omschrijving"], [50, "Aantal"], [60, "Prijs"], [80, "Bedrag"]),
        ...row(16, [10, "Lijsten"], [50, "40"], [60, "10,00"], [80, "400,00"]),
        ...totals(["Subtotaal", "1.000,00"], ["Btw 21%", "210,00"], ["Totaal", "1.210,00"]),
      ],
    ],
    { total: 121000, vat: 21000, net: 100000, lines: 3 },
  ],
  [
    "amounts with and without VAT in columns side by side",
    [
      ...row(30, [10, "Omschrijving"], [50, "Excl. btw"], [65, "Btw"], [80, "Incl. btw"]),
      ...row(33, [10, "Schilderwerk"], [50, "500,00"], [65, "45,00"], [80, "545,00"]),
      ...row(36, [10, "Verf"], [50, "100,00"], [65, "21,00"], [80, "121,00"]),
      ...row(40, [10, "Totaal"], [50, "600,00"], [65, "66,00"], [80, "666,00"]),
    ],
    { total: 66600, vat: 6600, net: 60000 },
  ],
  [
    "an hourly rate and a wage part are no totals",
    [
      ...table(),
      ...totals(
        ["Totaal excl. btw", "1.000,00"],
        ["Btw 21%", "210,00"],
        ["Totaal incl. btw", "1.210,00"],
        ["Waarvan loon", "650,00"],
        ["Uurtarief", "52,50"],
      ),
    ],
    { total: 121000, vat: 21000, net: 100000 },
  ],
  [
    "dollars",
    [...totals(["Subtotal", "$ 100.00"], ["VAT 21%", "$ 21.00"], ["Total", "$ 121.00"])],
    { total: 12100, vat: 2100, net: 10000, currency: "USD" },
  ],
]

interface Expected {
  total: number
  vat: number
  net: number
  lines?: number
  payable?: number
  rates?: string[]
  shifted?: boolean
  blocked?: number
  inclusive?: boolean
  currency?: string
}

test.each(layouts)("%s", (_, drawn, expected) => {
  const pages = Array.isArray(drawn[0]?.[0]) ? (drawn as Drawn[][]) : [drawn as Drawn[]]
  const read = understandAmounts(
    pages.map((page) => pageOf(page)),
    { lessons: [] },
  )
  const { fields } = read
  expect({
    total: fields.totalCents?.value,
    vat: fields.vatCents?.value,
    net: fields.netCents?.value,
    payable: fields.payableCents?.value,
    blocked: fields.blockedCents?.value,
    currency: fields.currency?.value,
  }).toEqual({
    total: expected.total,
    vat: expected.vat,
    net: expected.net,
    payable: expected.payable,
    blocked: expected.blocked,
    currency: expected.currency ?? "EUR",
  })
  expect(fields.totalCents!.confidence).toBeGreaterThan(0.8)
  expect(read.closes).toBe(true)
  if (expected.lines !== undefined) expect(read.lines).toHaveLength(expected.lines)
  if (expected.rates)
    expect(read.vat.map((one) => `${one.rate} ${one.baseCents} ${one.vatCents}`)).toEqual(expected.rates)
  if (expected.shifted !== undefined) expect(fields.reverseCharge?.value).toBe(expected.shifted)
  if (expected.inclusive) expect(fields.linesIncludeVat?.value).toBe(true)
  expect(read.vat.reduce((sum, one) => sum + one.baseCents, 0)).toBe(expected.net)
  expect(read.vat.reduce((sum, one) => sum + one.vatCents, 0)).toBe(expected.vat)
})

test("another total is only shown when it may be one: no number of a register, no amount of a line", () => {
  const { fields, others } = understandAmounts(
    [
      pageOf([
        ...table(),
        ...totals(["Som", "1.000,00"], ["Btw 21%", "210,00"], ["Eindtotaal", "1.210,00"]),
        ...row(92, [10, "Kamer van Koophandel 75829103"], [50, "Plaat 10x20x100"], [70, "tel. 0599 770222"]),
        ...row(94, [10, "Te betalen voor 12-12-2026 op NL95 PRBK 0710 2938 44"]),
      ]),
    ],
    { lessons: [] },
  )
  expect(fields.totalCents?.value).toBe(121000)
  expect(others.totalCents).toEqual([])
})

test("litres of which OCR lost the amounts are no total", () => {
  const { fields } = understandAmounts(
    [
      pageOf([
        ...row(14, [10, "58,43 L x 1,739"]),
        ...row(18, [10, "Totaal"]),
        ...row(20, [10, "21,0% BTW"]),
      ]),
    ],
    { lessons: [] },
  )
  expect(fields.totalCents).toBeUndefined()
})

function row(top: number, ...cells: [left: number, text: string][]): Drawn[] {
  return cells.map(([left, text]) => [left, top, text])
}

function table(): Drawn[] {
  return [
    ...row(30, [10, "Omschrijving"], [50, "Aantal"], [60, "Prijs"], [80, "Bedrag"]),
    ...row(33, [10, "Gipsplaten"], [50, "80"], [60, "8,75"], [80, "700,00"]),
    ...row(36, [10, "Profielen 25 mm"], [50, "120"], [60, "2,50"], [80, "300,00"]),
  ]
}

function totals(
  ...rows: [label: string, amount: string][] | [[], ...[label: string, amount: string][]]
): Drawn[] {
  return rows.flatMap(([label, amount], i) => (label ? row(76 + i * 2.5, [50, label], [82, amount!]) : []))
}
