import { expect, test } from "bun:test"
import { join } from "node:path"
import { staffTexts } from "#ui/app/staffTexts.ts"
import type { Tree } from "./textKeys.testing.ts"

const root = join(import.meta.dir, "../..")

/** Words that were there once and puzzled a builder, and what is said instead. Fixed texts, that people know by heart, stay. */
const instead: [RegExp, string][] = [
  [/Alle werken/, "Alle klussen"],
  [/met stand,/, "met status"],
  [/\b(uw|een|het) team\b/i, "ploeg"],
  [/\}\}% klaar/, "gereed"],
  [/wordt herkend, prijst u/, "Bij wat we niet herkennen, vult u zelf de prijs in"],
  [/"Bij elkaar"/, "Groeperen per"],
  [/Alles wat klaar is goedkeuren/, "Alle complete uren goedkeuren"],
  [/"Stand"/, "Status"],
  [/menu: "Privacy"/, "GPS en privacy"],
  [/test: "Test"/, "Verbinding testen"],
  [/"Voor \{\{day\}\}"/, "Uiterlijk {{day}}"],
  [/% van de besliste gewonnen/, "% van de besliste offertes gewonnen"],
  [/olderThan2Years: "Ouder/, "Woning ouder dan 2 jaar?"],
  [/action: "(Geaccepteerd|Afgewezen)"/, "Klant akkoord, Klant wijst af"],
  [/"specialist(en)?"/i, "vakman, vaklieden"],
  [/title_\w+: "\{\{count\}\} regels? zonder prijs"/, "1 regel zonder prijs telt niet mee"],
  [/\(was \{\{fromStart\}\}/, "had nog geen datum"],
  [/\bst: "stuk"/, "3 stuks: a unit has one and more"],
]

/** One word for one thing, whichever text it stands in; a word in another meaning is named in the pattern. */
const oneWord: [RegExp, string][] = [
  // Who files something away for years, or keeps a link, does not press Opslaan; 'bewaard' is what a device holds back.
  [/^Bewaren(?! tot)/, "Opslaan"],
  [/\b[Bb]ewaar (?!de(ze)? (link|pagina|ondertekende))/, "Sla ... op"],
  [/\b(bij|na|voor|tijdens) het bewaren(?! van)/, "het opslaan"],
  [/(wijziging|planning|offerte|klant|project) bewaren/i, "opslaan"],
  [/(nog niet|niets|half|is al|Offerte|Planning) bewaard\b(?! –)/, "opgeslagen"],
  [/bewaard als|\bbewaarde/, "opgeslagen"],
  [/\bu (dit|het|hem) bewaart|en bewaart het/, "opslaat"],
  // Something lies ready for a next step ('klaar om te'), or a person has finished; work, papers and steps are done.
  [/^[Kk]laar(?! om te)|\b(?<!u |staat )klaar\b(?! om te)/, "gereed"],
  // 'Voltooid' is a status, of a project and of a session of hours, and what one does to either.
  [/\bta(ak|ken) voltooid/i, "gereed"],
  // A wall or a scaffold is taken away in the works of a quotation, which are knowledge and no texts of a screen.
  [
    /weghalen|weggehaald|weggooi|weggegooid|eraf gehaald|\b[Hh]aal\b.*\bweg\b|\bhaalt\b.*\bweg\b/i,
    "verwijderen",
  ],
  [/^(Verwijder|Wis|Wissen)(?!\w)|\bwissen$/, "Verwijderen, of Leegmaken for what stands in a field"],
  // 'Zoek op naam, adres of beschrijving' is the fixed placeholder of the list of quotations.
  [/^Zoek (het|op(?! naam, adres of beschrijving| een ander woord))\b|^Opzoeken/, "Zoeken op ..."],
  // 'Dashboard' is the fixed name of the way in from the site, and of its password screen.
  [/naar (het )?dashboard/i, "Terug naar Vandaag"],
  [/^Terug naar (standaard|deze versie)/, "... terugzetten: 'Terug naar' is a way to another screen"],
]

const backLink = /<BackLink href=(.*?)<\/BackLink>/gs
const textOf = (key: string): string =>
  key.split(".").reduce<unknown>((tree, name) => (tree as Tree)[name], staffTexts) as string

test("no text has a word again that was found to puzzle", async () => {
  expect(await said(instead, linesOf)).toEqual([])
})

test("the way back above a screen says where it leads", async () => {
  const ways: string[] = []
  // What fills a hole in the text is no way back of its own.
  for await (const path of new Bun.Glob("{ui,modules}/**/*.tsx").scan(root))
    for (const [, inside] of (await Bun.file(join(root, path)).text()).matchAll(backLink))
      for (const [, key] of inside!.replace(/\{ \w+: .*?\}/gs, "").matchAll(/"(\w+(?:\.\w+)+)"/g))
        ways.push(textOf(key!))
  expect(ways.length).toBeGreaterThan(30)
  expect(ways.filter((words) => !words.startsWith("Terug naar "))).toEqual([])
})

test("one thing has one word on every screen", async () => {
  expect(await said(oneWord, textsOf)).toEqual([])
})

async function said(words: [RegExp, string][], pieces: (source: string) => string[]): Promise<string[]> {
  const found: string[] = []
  for await (const path of new Bun.Glob("{src,ui,modules}/**/*nl.ts").scan(root))
    for (const text of pieces(await Bun.file(join(root, path)).text()))
      for (const [word, better] of words)
        if (word.test(text)) found.push(`${path}: ${text.trim()} -> ${better}`)
  return found
}

const linesOf = (source: string) => source.split("\n")

/** What stands between quotes, line by line. */
const textsOf = (source: string) =>
  [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].flatMap(([, plain, filled]) =>
    (plain ?? filled ?? "").split("\n"),
  )
