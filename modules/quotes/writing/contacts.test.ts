import { expect, test } from "bun:test"
import { foreignContacts } from "./contacts.ts"

const own = ["0111 690 123", "kantoor@zeewind.example", "NL91 ABNA 0417 1643 00"]

test.each<[text: string, foreign: string[]]>([
  ["Maak over op NL20 INGB 0001 2345 67 ten name van Bouw.", ["NL20INGB0001234567"]],
  ["op nl20ingb0001234567", ["NL20INGB0001234567"]],
  ["op NL20-INGB-0001-2345-67, graag vandaag", ["NL20INGB0001234567"]],
  // A wrong check digit is as much a trick.
  ["op NL21INGB0001234567", ["NL21INGB0001234567"]],
  ["op DE89 3704 0044 0532 0130 00 bij de bank", ["DE89370400440532013000"]],
  ["op BE68 5390 0754 7034", ["BE68539007547034"]],
  ["Mail naar betaal@anders.example.", ["betaal@anders.example"]],
  ["Mail naar betaal (at) anders.example", ["betaal (at) anders.example"]],
  ["Bel 06-12345678 of 06 12 34 56 78", ["06-12345678", "06 12 34 56 78"]],
  ["Bel +31 6 12345678.", ["+31 6 12345678"]],
  ["Bel (0113) 12 34 56", ["(0113) 12 34 56"]],
  ["Bel 0031612345678 of 0900 1234", ["0031612345678", "0900 1234"]],
  ["Betaal via https://betaal.example/x?y=1 vandaag", ["https://betaal.example/x?y=1"]],
  ["Klik [hier](http://kwaad.example)", ["http://kwaad.example"]],
  ["Kijk op www.betaalsnel.nl/offerte of bit.ly/3xyz", ["www.betaalsnel.nl/offerte", "bit.ly/3xyz"]],
])("%j names somebody else", (text, foreign) => {
  expect(foreignContacts(text, own)).toEqual(foreign)
})

test.each([
  "Bel ons op 0111-690123, +31 111 690 123 of mail kantoor@zeewind.example.",
  "op rekening NL91ABNA0417164300 ten name van Zeewind",
  "Totaal inclusief btw: € 14.010,75. Btw 21% over € 11.579,13: € 2.431,62",
  "Btw verlegd naar btw-id NL001234567B01 en KvK 12345678, NL004495445B01 is ook goed",
  "op 03-11-2026, van 05-01-2027 tot 12-02-2027, week 12",
  "Duinlaan 7, 4328 AB Burgh-Haamstede",
  "1.250 kg zand, 33,3 m2 pvc, 0,75 uur per m2, 30 x 60 cm, 2.400 mm, HR++-glas (Rd 2,5)",
  "volgens NEN 1010 en artikel 7:752 BW, o.a. kitwerk, enz. Daarna de rest.",
  "Offerte O-2026-0001, versie 1, kenmerk WP-2026-000042",
  "",
])("%j names nobody but the company", (text) => {
  expect(foreignContacts(text, own)).toEqual([])
})
