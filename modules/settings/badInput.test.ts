import { expect, test } from "bun:test"
import { waysIn } from "#src/shared/entries.ts"
import {
  type Change,
  everyWrongType,
  givenMarkedOffice,
  long,
  mark,
  noNumbers,
} from "#src/tests/badInput.testing.ts"
import { sampleCompany, sampleSite } from "./sample.ts"

const { bad, onlyRight, refused, send } = givenMarkedOffice()

bad("settings", "POST", "/api/settings", () => ({ ...sampleCompany, ...sampleSite }), [
  ...Object.keys(sampleCompany).flatMap((field) => [
    ...everyWrongType(field, "text"),
    [`${field} of 400 characters`, { [field]: long(400) }] as Change,
    [`${field} with a control character`, { [field]: `${mark}\u0000` }] as Change,
  ]),
  ["a mail address that is two", { contactEmail: "a@b.nl,c@d.nl" }],
  ["a wrong bank account", { iban: "NL91ABNA0417164301" }],
  ["a wrong btw-id", { btwId: "NL123456789B90" }],
  ["a wrong KvK number", { kvk: "1234" }],
  ["a field nobody asked for", { [mark]: true }],
  ...["headline", "intro", "serviceArea", "story", "privacyText", "termsText"].flatMap((field) => [
    ...everyWrongType(field, "text"),
    [`${field} without an end`, { [field]: long(30_001) }] as Change,
    [`${field} with a control character`, { [field]: `${mark}\u0000` }] as Change,
  ]),
  ...["logo", "ownerPhoto"].flatMap((field) => [
    ...everyWrongType(field, ""),
    [`${field} that was never sent`, { [field]: "a".repeat(32) }] as Change,
    [`${field} that is a path`, { [field]: "../../waterpas.db" }] as Change,
  ]),
  ...[
    ...["showTestimonials", "underConstruction", "calculatorPage"],
    ...["realEstateRecords", "autoGpsStart", "gpsTrails"],
  ].flatMap((field) => everyWrongType(field, "yes")),
  ...["paintCoverage", "paintCanLitres"].flatMap((field) => [
    ...["vijf", null, true, [5], {}].map(
      (wrong): Change => [`${field} as ${JSON.stringify(wrong)}`, { [field]: wrong }],
    ),
    [`${field} of nothing`, { [field]: 0 }] as Change,
    [`${field} below nothing`, { [field]: -5 }] as Change,
    [`${field} without an end`, { [field]: 1e9 }] as Change,
  ]),
  ...everyWrongType("urenregistratieMode", "soms"),
  ...everyWrongType("typesWithoutPrice", ""),
  ["a kind of work that is not there", { typesWithoutPrice: ["badkamer", mark] }],
  ...everyWrongType("typesNotOffered", ""),
  ["nothing that is offered", { typesNotOffered: [...waysIn] }],
  ["more kinds of work than there are", { typesWithoutPrice: Array(13).fill("badkamer") }],
  ...everyWrongType("openingHours", ""),
  ...[
    ["six days", Array(6).fill(null)],
    ["eight days", Array(8).fill(null)],
    ["a day of 25 hours", [{ opens: "08:00", closes: "25:00" }, ...Array(6).fill(null)]],
    ["a day without an end", [{ opens: "08:00" }, ...Array(6).fill(null)]],
    ["a day that ends before it begins", [{ opens: "18:00", closes: "08:00" }, ...Array(6).fill(null)]],
    ["a time in words", [{ opens: mark, closes: "18:00" }, ...Array(6).fill(null)]],
  ].map(([what, openingHours]): Change => [String(what), { openingHours }]),
  ...everyWrongType("closedPeriods", ""),
  ...[
    ["a period without an end", [{ from: "2027-07-20", name: "" }]],
    ["a period that ends before it begins", [{ from: "2027-08-07", to: "2027-07-20", name: mark }]],
    ["a day that is not there", [{ from: "2027-02-29", to: "2027-03-05", name: "" }]],
    ["a period of a thousand years", [{ from: "2027-01-01", to: "3027-01-01", name: "" }]],
    ["a name of 400 characters", [{ from: "2027-07-20", to: "2027-08-07", name: long(400) }]],
    ["a year of holidays", [{ from: "2027-01-01", to: "2027-12-31", name: "" }]],
    [
      "two periods on the same days",
      [
        { from: "2027-07-20", to: "2027-08-07", name: "" },
        { from: "2027-08-07", to: "2027-08-14", name: mark },
      ],
    ],
    [
      "thirty-one periods",
      Array.from({ length: 31 }, (_, index) => {
        const day = `2027-03-${String(index + 1).padStart(2, "0")}`
        return { from: day, to: day, name: "" }
      }),
    ],
  ].map(([what, closedPeriods]): Change => [String(what), { closedPeriods }]),
  ...everyWrongType("shares", ""),
  ...[
    ["a share that is text", [{ label: "Renovatie", percent: "100" }]],
    [
      "a share below nothing",
      [
        { label: "Renovatie", percent: -1 },
        { label: "Onderhoud", percent: 101 },
      ],
    ],
    [
      "half a percent",
      [
        { label: "Renovatie", percent: 99.5 },
        { label: "Onderhoud", percent: 0.5 },
      ],
    ],
    ["a share without a name", [{ label: " ", percent: 100 }]],
    ["shares that are no whole", [{ label: mark, percent: 60 }]],
    [
      "nine shares",
      Array(9).fill({ label: "Renovatie", percent: 0 }).with(0, { label: "Nieuwbouw", percent: 100 }),
    ],
  ].map(([what, shares]): Change => [String(what), { shares }]),
  ...everyWrongType("owner", ""),
  ["an owner with half a profile", { owner: { name: "Annelies" } }],
  ...everyWrongType("socialLinks", ""),
  ...["javascript:alert(1)", "ftp://kust.nl", "kust en bouw", `https://${long(300)}.nl`].map(
    (facebook): Change => [
      `a link ${facebook.slice(0, 30)}`,
      { socialLinks: { ...sampleSite.socialLinks, facebook } },
    ],
  ),
  ["a link to a place that is not there", { socialLinks: { ...sampleSite.socialLinks, [mark]: "" } }],
  ...everyWrongType("answerDays", ""),
  ...[0, 61, 1.5, "2", null].map(
    (call): Change => [`an answer in ${call} days`, { answerDays: { call, visit: 3, quote: 5 } }],
  ),
])

test.each(["999", ...noNumbers])("no mail goes by the number %s", async (id) => {
  for (const verb of ["again", "cancel"])
    expect([404, 422]).toContain(await refused(() => send("POST", `/api/mail/${id}/${verb}`, {})))
})

onlyRight([["POST /api/settings", sampleCompany]], {
  withoutBody: ["POST /api/mail/test", "POST /api/mail/1/again", "POST /api/mail/1/cancel"],
})
