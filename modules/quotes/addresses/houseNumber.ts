/** '12a', '12-A' and '12 bis': a number, a letter, and what distinguishes one door from the next. */
export interface HouseNumber {
  number: string
  letter: string
  addition: string
}

/** Undefined for what is no house number. */
export function houseNumberOf(text: string): HouseNumber | undefined {
  const [, number, rest] =
    /^([1-9]\d{0,4})[\s-]*((?<!\d)[\p{L}\d]{1,5}|\p{L}[\p{L}\d]{0,4})?$/u.exec(text.trim()) ?? []
  if (!number) return undefined
  const after = (rest ?? "").toUpperCase()
  const isLetter = /^\p{L}$/u.test(after)
  return { number, letter: isLetter ? after : "", addition: isLetter ? "" : after }
}
