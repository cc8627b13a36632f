import { expect, test } from "bun:test"
import { typed } from "../page.testing.ts"
import { understand } from "../understand.ts"

const read = (page: string) => {
  const { fields } = understand([typed(page)], {
    today: "2026-07-20",
    company: { name: "", kvk: "", btwId: "", iban: "" },
    suppliers: [],
  })
  return [fields.orderReference?.value, fields.projectReference?.value, fields.deliveryAddress?.value]
}

test("the order is found under the names that suppliers give it", () => {
  for (const [text, order] of [
    ["Bestelnummer: B-3319", "B-3319"],
    ["Uw kenmerk            B-3319", "B-3319"],
    ["Uw referentie: dak Hegedyk 21", "dak Hegedyk 21"],
    ["Debnr: 6621 / Inkoopnr: B-3319", "B-3319"],
    ["Bestelling 1204 d.d. 2-7-2026", "1204"],
    ["Uw ordernummer\n4500-118", "4500-118"],
    ["Your reference: PO 88", "PO 88"],
    ["Uw referentie: Aanbouw Boogert", "Aanbouw Boogert"],
    ["Uw opdrachtnr./kenmerk: 4500118", "4500118"],
    ["Uw kenmerk            Keuken Oele", "Keuken Oele"],
    ["Datum            Uw referentie\n12-07-2026       Zolder Padmos", "Zolder Padmos"],
    ["Bestelling: dakpannen Oele", "dakpannen Oele"],
    ["Referentie: Zolder Padmos", "Zolder Padmos"],
    ["UW REFERENTIE   : Aanbouw Boogert", "Aanbouw Boogert"],
  ] as const)
    expect([text, read(text)[0]]).toEqual([text, order])
})

test("work that is an address tells where it was, and else which project", () => {
  expect(read("Werk: Hegedyk 21, Weidum")).toEqual([undefined, undefined, "Hegedyk 21, Weidum"])
  expect(read("Werk: Nieuwbouw It Klif")).toEqual([undefined, "Nieuwbouw It Klif", undefined])
  expect(read("Project: Keuken Oele")).toEqual([undefined, "Keuken Oele", undefined])
  expect(read("Project          Keuken Oele")).toEqual([undefined, "Keuken Oele", undefined])
  expect(read("Projectnummer   P26-118")).toEqual([undefined, "P26-118", undefined])
})

test("an address of delivery goes on to its town", () => {
  expect(
    read(
      "Factuuradres            Afleveradres\nBouw de Vuurtoren       Nieuwbouw It Klif\nHaven 2                 Klifwei 17\n8861 BH Harlingen       8722 HG Warns",
    )[2],
  ).toBe("Nieuwbouw It Klif, Klifwei 17, 8722 HG Warns")
})

test("the town of an address stands below its street, behind the label", () => {
  expect(read("Werkadres: Hogezoom 31\n           4328 EE Burgh")[2]).toBe("Hogezoom 31, 4328 EE Burgh")
  expect(read("Werkadres: Hogezoom 31\n4328 EE Burgh")[2]).toBe("Hogezoom 31, 4328 EE Burgh")
})

test("what follows such a word without naming an order is no reference", () => {
  for (const text of [
    "Uw opdracht wordt met zorg uitgevoerd",
    "Order                 Omschrijving        Bedrag",
    "Uw referentie: \nDatum: 12-07-2026",
    "Uw referentie:        12-07-2026",
    "Bestelling            Bedankt voor uw vertrouwen in ons bedrijf",
    "Uw kenmerk: -",
    "Uw ordernummer: n.v.t.",
    "Referentie: 2026-118",
  ])
    expect([text, read(text)[0]]).toEqual([text, undefined])
})

test("such a word in the midst of a sentence names nothing", () => {
  expect(read("Op al het geleverde werk is 10 jaar garantie")).toEqual([undefined, undefined, undefined])
  expect(read("Wij danken u voor uw opdracht van 3 mei")).toEqual([undefined, undefined, undefined])
})
