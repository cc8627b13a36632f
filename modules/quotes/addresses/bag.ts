import * as z from "zod/mini"
import { askJson } from "#src/http/askJson.ts"
import type { HouseNumber } from "./houseNumber.ts"

const most = 20
const Reply = z.object({
  features: z
    .array(
      z.object({
        properties: z.object({
          postcode: z.string(),
          huisnummer: z.int(),
          bouwjaar: z.int().check(z.gte(1000), z.lte(2200)),
        }),
      }),
    )
    .check(z.maxLength(most)),
})

/**
 * The year in which a building was built, from a service in the form of PDOK's WFS of the BAG (`bag:verblijfsobject`);
 * null where it is not known, or doors of one number tell different years. Throws when it does not answer.
 */
export async function askBuiltIn(
  url: URL,
  postcode: string,
  { number }: HouseNumber,
  timeout: number,
): Promise<number | null> {
  const bare = postcode.replace(" ", "")
  const question = new URL(url)
  const asked = {
    ...{ service: "WFS", version: "2.0.0", request: "GetFeature", typeName: "bag:verblijfsobject" },
    ...{ outputFormat: "application/json", count: String(most), filter: filterFor(bare, number) },
  }
  for (const [name, value] of Object.entries(asked)) question.searchParams.set(name, value)
  const reply = Reply.parse(await askJson(question, timeout))
  const years = reply.features
    .map(({ properties }) => properties)
    .filter((found) => found.postcode === bare && found.huisnummer === Number(number))
    .map(({ bouwjaar }) => bouwjaar)
  return new Set(years).size === 1 ? years[0]! : null
}

/** In the words of OGC's Filter Encoding; both are checked, so that no sign in them means anything else. */
const filterFor = (postcode: string, number: string) =>
  `<fes:Filter xmlns:fes="http://www.opengis.net/fes/2.0"><fes:And>${equal("postcode", postcode)}${equal("huisnummer", number)}</fes:And></fes:Filter>`
const equal = (name: string, value: string) =>
  `<fes:PropertyIsEqualTo><fes:ValueReference>${name}</fes:ValueReference><fes:Literal>${value}</fes:Literal></fes:PropertyIsEqualTo>`
