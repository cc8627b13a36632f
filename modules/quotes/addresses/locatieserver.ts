import * as z from "zod/mini"
import { askJson } from "#src/http/askJson.ts"
import type { HouseNumber } from "./houseNumber.ts"

const most = 20
const name = z.string().check(z.minLength(1), z.maxLength(120))
const Found = z.object({
  straatnaam: name,
  woonplaatsnaam: name,
  huisnummer: z.int(),
  huisletter: z.optional(z.string()),
  huisnummertoevoeging: z.optional(z.string()),
  postcode: z.string(),
})
type Found = z.infer<typeof Found>
const Reply = z.object({ response: z.object({ docs: z.array(Found).check(z.maxLength(most)) }) })

/**
 * Street and city of a door, from a service in the form of PDOK's Locatieserver (`/free`, version 3.1); null where it
 * knows none. Throws when it does not answer in time, or not with addresses.
 */
export async function askLocatieserver(
  url: URL,
  postcode: string,
  house: HouseNumber,
  timeout: number,
): Promise<{ street: string; city: string } | null> {
  const reply = Reply.parse(await askJson(questionFor(url, postcode, house), timeout))
  // It looks for what resembles; only the very postcode and number will do.
  const here = reply.response.docs.filter(
    (found) => found.postcode === spaceless(postcode) && found.huisnummer === Number(house.number),
  )
  const found = here.find((each) => isDoor(each, house)) ?? here[0]
  return found ? { street: found.straatnaam, city: found.woonplaatsnaam } : null
}

function questionFor(url: URL, postcode: string, { number }: HouseNumber): URL {
  const question = new URL(url)
  question.searchParams.set("q", `${spaceless(postcode)} ${number}`)
  question.searchParams.append("fq", "type:adres")
  question.searchParams.append("fq", `postcode:${spaceless(postcode)}`)
  question.searchParams.append("fq", `huisnummer:${number}`)
  question.searchParams.set(
    "fl",
    "straatnaam,huisnummer,huisletter,huisnummertoevoeging,postcode,woonplaatsnaam",
  )
  question.searchParams.set("rows", String(most))
  return question
}

/** All doors of one number are in one street, so that which of them matters little. */
const isDoor = ({ huisletter = "", huisnummertoevoeging = "" }: Found, { letter, addition }: HouseNumber) =>
  huisletter.toUpperCase() === letter && huisnummertoevoeging.toUpperCase() === addition

const spaceless = (postcode: string) => postcode.replace(" ", "")
