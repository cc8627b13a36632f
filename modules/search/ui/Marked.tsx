import { wordsOf } from "../words.ts"

/** The text with what was found in it marked: the letters that were typed, or the whole of a word that is nearly that. */
export function Marked({ text, typed, near }: { text: string; typed: string; near: readonly string[] }) {
  const sought = wordsOf(typed)
  return text.split(/([\p{L}\p{N}\p{M}]+)/u).map((part, at) => {
    const [word = ""] = at % 2 === 1 ? wordsOf(part) : []
    const begun = sought
      .filter((each) => word !== "" && word.includes(each))
      .toSorted((a, b) => b.length - a.length)[0]
    if (begun !== undefined) {
      const from = word.indexOf(begun)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, always in this order
        <span key={at}>
          {part.slice(0, from)}
          <mark>{part.slice(from, from + begun.length)}</mark>
          {part.slice(from + begun.length)}
        </span>
      )
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, always in this order
    return near.includes(word) ? <mark key={at}>{part}</mark> : part
  })
}
