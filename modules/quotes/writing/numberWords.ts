/** Dutch numerals as people write amounts of money in words, up to millions. */
const units = [
  "nul",
  "een",
  "twee",
  "drie",
  "vier",
  "vijf",
  "zes",
  "zeven",
  "acht",
  "negen",
  "tien",
  "elf",
  "twaalf",
  "dertien",
  "veertien",
  "vijftien",
  "zestien",
  "zeventien",
  "achttien",
  "negentien",
]
const tens = ["twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig"]
const large: [word: string, value: number][] = [
  ["miljoen", 1_000_000],
  ["duizend", 1000],
  ["honderd", 100],
]

const small = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.flatMap((ten, index) => [
    [ten, (index + 2) * 10] as [string, number],
    ...units
      .slice(1, 10)
      .map((unit, value): [string, number] => [`${unit}en${ten}`, (index + 2) * 10 + value + 1]),
  ]),
  ["anderhalf", 1.5],
  ["anderhalve", 1.5],
])

/** 'twaalfhonderd', 'tweeëntwintigduizend vijfhonderd', 'één'; undefined for what is no number. */
export function numberInWords(text: string): number | undefined {
  const bare = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[\s-]/g, "")
  return bare === "" ? undefined : wordValue(bare)
}

function wordValue(word: string): number | undefined {
  const known = small.get(word)
  if (known !== undefined) return known
  for (const [name, value] of large) {
    const at = word.indexOf(name)
    if (at < 0) continue
    const [before, after] = [word.slice(0, at), word.slice(at + name.length).replace(/^en/, "")]
    const [times, rest] = [before === "" ? 1 : wordValue(before), after === "" ? 0 : wordValue(after)]
    return times === undefined || rest === undefined ? undefined : times * value + rest
  }
  return undefined
}
