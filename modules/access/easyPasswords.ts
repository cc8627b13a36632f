import tried from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "file" }
import words from "@zxcvbn-ts/language-nl-be/src/commonWords.json" with { type: "file" }
import { embedded } from "#src/files/embedded.ts"

/** Passwords that people took, the commonest first (49,000), and words of Dutch (16,000), as texts of JSON. */
const lists = [tried, words] as unknown as string[]

/** What is tried first on a builder in the Netherlands and stands in neither list. */
const local = "waterpas aannemer bouwbedrijf klusbedrijf feyenoord zeeland rotterdam dashboard".split(" ")

/**
 * Whether a password is among the first that anyone would try (ASVS 6.2.4): one that is known, one sign repeated, or a
 * word with a year or a few signs around it. `about`: names of the account, which are tried as well.
 */
export async function isEasyToGuess(password: string, about: readonly string[] = []): Promise<boolean> {
  const typed = password.toLowerCase()
  if (/^(.)\1+$/u.test(typed)) return true
  const word = typed.replace(around, "")
  // A date, a telephone number.
  if (word === "" && typed.length < 12) return true
  const own = [...local, ...about.flatMap(partsOf)]
  if (word.length > 2 && own.includes(word)) return true
  for (const list of lists) if (await holds(list, [typed, word])) return true
  return false
}

/** 'Jan Maas': jan, maas and janmaas. */
function partsOf(name: string): string[] {
  const parts = name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [...parts, parts.join("")]
}

/** Digits and signs before and after a word. */
const around = /^[^\p{L}]+|[^\p{L}]+$/gu

/** Searched as one text: it is asked a few times a year, and must not lie in memory for that. */
async function holds(list: string, sought: string[]): Promise<boolean> {
  const text = new TextDecoder().decode(await embedded(list))
  return sought.some((word) => word !== "" && text.includes(JSON.stringify(word)))
}
