import { join } from "node:path"
import { closeDb, openDb } from "#db/open.ts"
import { fillWith } from "#modules/search/many.testing.ts"
import { databasePath } from "../folder.ts"
import { median } from "./load.ts"

/** What someone may type; each by the name under which it is told. */
const typed = {
  "a surname": "hoogerhuis",
  "its beginning": "hoo",
  "one typo": "hoogrehuis",
  "the end of a telephone number": "7919",
  "a street and a town": "duinweg zierikzee",
  "words that are nearly many": "hoogr bakr vann moll stal wnd bergg",
  nothing: "qxzjkw",
}

/** The slowest kind of question among 50,000 entries, by the median of its answers in milliseconds. */
export async function measureSearch(url: string, folder: string, cookie: string) {
  const db = openDb(databasePath(join(folder, "data")))
  fillWith(db, 50_000)
  closeDb(db)
  const ask = async (words: string) => {
    const reply = await fetch(`${url}/api/search`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ typed: words }),
    })
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
    await reply.text()
  }
  // The words of the index are learned by its first question.
  await ask("hoo")
  const times: [what: string, milliseconds: number][] = []
  for (const [what, words] of Object.entries(typed)) times.push([what, await median(21, () => ask(words))])
  return times.toSorted(([, a], [, b]) => b - a)
}
