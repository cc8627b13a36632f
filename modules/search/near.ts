/** Shorter words look like too many others, and another digit is another number. */
export const canBeNear = (typed: string) => typed.length >= 3 && !/\d/.test(typed)

/**
 * Whether the word begins as was typed but for one letter: missing, too many, wrong, or changed places with its
 * neighbour. Only where they first differ can it be, so each word is looked at once and nothing is copied.
 */
export function beginsNear(typed: string, word: string): boolean {
  let at = 0
  const least = Math.min(typed.length, word.length)
  while (at < least && typed.charCodeAt(at) === word.charCodeAt(at)) at++
  if (at === typed.length) return true
  return (
    goesOn(typed, at + 1, word, at + 1) ||
    goesOn(typed, at, word, at + 1) ||
    goesOn(typed, at + 1, word, at) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && goesOn(typed, at + 2, word, at + 2))
  )
}

/** Whether the rest of what was typed, from `i`, stands in the word from `j`. */
function goesOn(typed: string, i: number, word: string, j: number): boolean {
  if (typed.length - i > word.length - j) return false
  for (; i < typed.length; i++, j++) if (typed.charCodeAt(i) !== word.charCodeAt(j)) return false
  return true
}
