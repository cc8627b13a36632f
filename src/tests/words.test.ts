import { expect, test } from "bun:test"
import { join } from "node:path"

const root = join(import.meta.dir, "../..")

/** Words that were there once and puzzled a builder, and what is said instead. Exact texts of the specification stay. */
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
]

test("no text has a word again that was found to puzzle", async () => {
  const found: string[] = []
  for await (const path of new Bun.Glob("{src,ui,modules}/**/*nl.ts").scan(root)) {
    const lines = (await Bun.file(join(root, path)).text()).split("\n")
    for (const [at, line] of lines.entries())
      for (const [word, better] of instead)
        if (word.test(line)) found.push(`${path}:${at + 1} ${line.trim()} -> ${better}`)
  }
  expect(found).toEqual([])
})
