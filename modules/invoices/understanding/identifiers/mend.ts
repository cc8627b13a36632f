/** Signs that OCR takes for each other: what a digit may have been read as, and a letter. */
const asDigit: Record<string, string> = {
  ...{ O: "0", Q: "0", D: "0", I: "1", L: "1", "|": "1", Z: "2", S: "5", G: "6", T: "7", B: "8" },
}
const asLetter: Record<string, string> = { 0: "O", 1: "I", 2: "Z", 5: "S", 6: "G", 8: "B", "|": "I" }
const doubtful: Record<string, string> = {
  ...{ 0: "8 6", 1: "7 4", 3: "8", 4: "1", 5: "6 3", 6: "5 8 0", 7: "1", 8: "0 3 6", 9: "0 4" },
  ...{ O: "D Q", D: "O", I: "L", L: "I", E: "F", F: "E P", P: "R F", R: "P", B: "R", V: "U", U: "V" },
}

/** The reading with letters and digits where the form has them: 'A' a letter, '9' a digit, '*' either. */
export function fit(read: string, form: string): string {
  return [...read]
    .map((sign, i) => {
      if (form[i] === "9") return asDigit[sign] ?? sign
      return form[i] === "A" ? (asLetter[sign] ?? sign) : sign
    })
    .join("")
}

/**
 * The one reading of this form that passes, with at most one sign changed into what is easily mistaken for it. Null
 * when none passes, or more than one.
 */
export function mend(read: string, form: string, passes: (text: string) => boolean): string | null {
  const right = fit(read, form)
  if (passes(right)) return right
  const passing = [...right].flatMap((sign, i) =>
    (doubtful[sign] ?? "")
      .split(" ")
      .filter((other) => other && (form[i] === "*" || /\d/.test(other) === (form[i] === "9")))
      .map((other) => right.slice(0, i) + other + right.slice(i + 1))
      .filter(passes),
  )
  return passing.length === 1 ? passing[0]! : null
}
