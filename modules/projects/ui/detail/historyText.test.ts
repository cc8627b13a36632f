import { expect, test } from "bun:test"
import { staffTexts } from "#ui/app/staffTexts.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import type { HistoryEntry } from "../../schema.ts"
import { historyText } from "./historyText.ts"

startTexts(staffTexts)

const entry = (action: string, details: HistoryEntry["details"]): HistoryEntry => ({
  ...{ id: 1, at: "2026-11-21T11:00:00Z", by: null, action, details },
})

test.each([
  ["statusChanged", { from: "planned", to: "active" }, "Status van Gepland naar Actief"],
  ["progressed", { from: 0, to: 45 }, "Voortgang van 0% naar 45%"],
  [
    "priced",
    { from: null, to: 12500, fromNet: null, toNet: null },
    "Prijs gewijzigd van niet ingevuld in € 12.500,00 incl. btw",
  ],
  [
    "replanned",
    { fromStart: null, fromEnd: null, toStart: "2026-11-23", toEnd: "2026-12-04" },
    "Gepland van 23-11-2026 tot 04-12-2026 (had nog geen datum)",
  ],
  [
    "replanned",
    { fromStart: "2026-11-16", fromEnd: null, toStart: "2026-11-23", toEnd: "2026-12-04" },
    "Gepland van 23-11-2026 tot 04-12-2026 (was vanaf 16-11-2026)",
  ],
  [
    "replanned",
    { fromStart: "2026-11-23", fromEnd: "2026-12-04", toStart: null, toEnd: null },
    "Planning verwijderd (was van 23-11-2026 tot 04-12-2026)",
  ],
  [
    "typesChanged",
    { from: [], to: ["dakkapel", "dakwerk_plat"] },
    "Soort werk gewijzigd van niet ingevuld in Dakkapel, Plat dak",
  ],
  [
    "teamChanged",
    { from: ["Jan"], to: ["Jan", "Piet"], added: ["Piet"], removed: [] },
    "Ploeg gewijzigd van Jan in Jan, Piet",
  ],
  ["renamed", { from: "<b>", to: "{{name}}" }, "Naam gewijzigd van ‘<b>’ in ‘{{name}}’"],
  ["saved", { number: "O-2026-0012", version: 2 }, "Offerte O-2026-0012 opgeslagen als versie 2"],
  ["documentsMade", { version: 1 }, "Documenten bij de offerte gemaakt"],
  [
    "mailed",
    { number: "O-2026-0012", version: 2, to: "jan@voorbeeld.nl" },
    "Offerte O-2026-0012 versie 2 gemaild aan jan@voorbeeld.nl",
  ],
  ["rejected", { number: "O-2026-0012", reason: "" }, "Offerte O-2026-0012 afgewezen (reden: niet ingevuld)"],
  [
    "declaredOld",
    { number: "O-2026-0012", givenBy: "J. Maas", builtIn: null },
    "Verklaring van J. Maas: woning ouder dan 2 jaar (bouwjaar: niet ingevuld)",
  ],
  ["verbouwd", { to: "wat ook" }, "Project gewijzigd"],
  ["constructor", {}, "Project gewijzigd"],
])("%s %j reads '%s'", (action, details, sentence) => {
  expect(historyText(entry(action, details)).replaceAll("\u00a0", " ")).toBe(sentence)
})
