/** Who a quotation is for, and where. */
interface Client {
  name: string
  email: string
  phone: string
  addresses: string[]
}

/**
 * Whether a line of text tells of this client: his name, how to reach him, or where. `loosely`: also by his last name
 * alone, and by a day or the number of a quotation, as a letter to him does.
 */
export function tellsOf({ name, email, phone, addresses }: Client) {
  const whole = [name, email, ...addresses.map((address) => address.split(",")[0]!)]
    .map((part) => bare(part))
    .filter((part) => part.length >= 4)
  const digits = phone.replace(/\D/g, "")
  const lastName = name.trim().split(/\s+/).at(-1)!
  const names = (text: string) => whole.some((part) => bare(text).includes(part))
  const calls = (text: string) => digits.length >= 8 && text.replace(/[\s().-]/g, "").includes(digits)
  return {
    strictly: (text: string): boolean => names(text) || calls(text),
    loosely: (text: string): boolean =>
      names(text) ||
      calls(text) ||
      dated.test(text) ||
      numbered.test(text) ||
      (lastName.length >= 3 && words(text).includes(lastName)),
  }
}

const bare = (text: string) => text.trim().replace(/\s+/g, " ").toLocaleLowerCase("nl")
const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u)

const months = "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december"
const dated = new RegExp(`\\b\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4}\\b|\\b\\d{1,2} (${months})\\b`, "i")
const numbered = /\b(O|WP)-\d{4}-\d{2,}/
