/** What a camera sees of bars: a row of black and white, each so many pixels wide, with white around it. */
export function pictureOf(bars: string, { pixels = 3, height = 60 } = {}) {
  const width = (bars.length + 2 * white) * pixels
  const data = new Uint8ClampedArray(width * height).fill(255)
  for (const [at, bar] of [...bars].entries())
    if (bar === "1")
      for (let y = 0; y < height; y++) {
        const from = y * width + (white + at) * pixels
        data.fill(0, from, from + pixels)
      }
  return { data, width, height }
}

const white = 10

/** The bars of a code of thirteen digits, as on every box in a shop. */
export function eanBars(code: string): string {
  const digits = [...code].map(Number)
  const sets = leftSets[digits[0]!]!
  const left = digits.slice(1, 7).map((digit, at) => (sets[at] === "A" ? odd(digit) : even(digit)))
  const right = digits.slice(7).map((digit) => inverse(odd(digit)))
  return ["101", ...left, "01010", ...right, "101"].join("")
}

/** How the first six are written says what the first of all is. */
const leftSets = [
  ...["AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB"],
  ...["ABBAAB", "ABBBAA", "ABABAB", "ABABBA", "ABBABA"],
]
const oddDigits = [
  ...["0001101", "0011001", "0010011", "0111101", "0100011"],
  ...["0110001", "0101111", "0111011", "0110111", "0001011"],
]
const odd = (digit: number) => oddDigits[digit]!
const inverse = (bars: string) => bars.replaceAll(/[01]/g, (bar) => (bar === "1" ? "0" : "1"))
const even = (digit: number) => [...inverse(odd(digit))].toReversed().join("")
