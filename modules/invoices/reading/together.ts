import type { Box, Page } from "./page.ts"

/** The text of a page, with the words of its pictures where it has no text of its own. */
export function together(text: Page, picture: Page): Page {
  if (Math.abs(text.turned - picture.turned) > 0.05) return text
  const added = picture.words.filter(({ box }) => !text.words.some((word) => overlap(word.box, box)))
  return { ...text, words: [...text.words, ...added] }
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return across > 0 && down > 0
}
