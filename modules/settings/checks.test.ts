import { expect, test } from "bun:test"
import { completed, faultsIn, webAddress } from "./checks.ts"
import { defaults } from "./defaults.ts"

test.each([
  ["", ""],
  ["facebook.com/kustenbouw", "https://facebook.com/kustenbouw"],
  ["www.kustenbouw.nl", "https://www.kustenbouw.nl"],
  ["http://kustenbouw.nl", "https://kustenbouw.nl"],
  [" https://instagram.com/kust.en.bouw/?hl=nl ", "https://instagram.com/kust.en.bouw/?hl=nl"],
  ["HTTPS://Kust.nl", "HTTPS://Kust.nl"],
])("%j is kept as %j", (typed, kept) => {
  expect(webAddress(typed)).toBe(kept)
})

test.each([
  "kustenbouw",
  "@kustenbouw",
  "javascript:alert(1)",
  "javascript://x.nl/%0aalert(1)",
  "data:text/html,x",
  "ftp://kust.nl",
  "kust en bouw.nl",
  "https://",
  "https://kust",
  "https://facebook.com@elders.nl",
  'kust.nl/"onclick="x',
  "//kust.nl",
])("%j is no address of the web", (typed) => {
  expect(webAddress(typed)).toBeUndefined()
})

test("the settings as they ship only lack the company's name", () => {
  expect(faultsIn(defaults)).toEqual({ companyName: "settings.nameMissing" })
})

test("a day closes after it opens", () => {
  const openingHours = defaults.openingHours.with(1, { opens: "18:00", closes: "08:00" })
  expect(faultsIn({ openingHours })).toEqual({ "openingHours.1.closes": "settings.hoursWrong" })
  const never = defaults.openingHours.with(5, { opens: "08:00", closes: "08:00" })
  expect(faultsIn({ openingHours: never })).toEqual({ "openingHours.5.closes": "settings.hoursWrong" })
})

test.each([
  [[], false],
  [[100], false],
  [[50, 50, 0], false],
  [[40, 30, 20], true],
  [[60, 41], true],
  [[0], true],
])("shares of %j percent are wrong: %p", (percents, wrong) => {
  const shares = percents.map((percent) => ({ label: "Renovatie", percent }))
  expect(faultsIn({ shares })).toEqual(wrong ? { shares: "settings.sharesWrong" } : {})
})

test("a link that can't be one is told by its name, the others are completed", () => {
  const socialLinks = { ...defaults.socialLinks, facebook: "facebook.com/kust", youtube: "@kust" }
  expect(faultsIn({ socialLinks })).toEqual({ "socialLinks.youtube": "settings.linkWrong" })
  expect(completed({ socialLinks, story: "x" })).toEqual({
    socialLinks: { ...socialLinks, facebook: "https://facebook.com/kust" },
    story: "x",
  })
})

const july = { from: "2027-07-19", to: "2027-08-06", name: "Bouwvak" }
const year = { from: "2027-01-04", to: "2027-12-31", name: "" }

test.each([
  ["periods beside each other", [july, { ...july, from: "2027-08-07", to: "2027-08-13" }], {}],
  ["one day off", [{ from: "2028-02-29", to: "2028-02-29", name: "" }], {}],
  ["eleven months", [{ ...year, to: "2027-11-30" }], {}],
  [
    "an end before its begin",
    [{ ...july, to: "2027-07-18" }],
    { "closedPeriods.0.to": "settings.closedEndsFirst" },
  ],
  [
    "a shared day",
    [july, { ...july, from: "2027-08-06", to: "2027-08-13" }],
    { "closedPeriods.0.from": "settings.closedTwice", "closedPeriods.1.from": "settings.closedTwice" },
  ],
  ["a year without work", [year], { "closedPeriods.0.to": "settings.closedAlways" }],
  [
    "a year without work in two parts",
    [
      { ...year, to: "2027-07-18" },
      { ...year, from: "2027-07-19", to: "2028-01-07" },
    ],
    { "closedPeriods.0.to": "settings.closedAlways" },
  ],
])("closed are %s", (_, closedPeriods, faults) => {
  expect(faultsIn({ closedPeriods })).toEqual(faults)
})
