/**
 * Makes a search through things by their text: those in which every word that was typed occurs; capitals and accents
 * make no difference. The text of each is put together once, so that a thousand can be searched at every letter.
 */
export function searchIn<T extends object>(textOf: (thing: T) => string) {
  const texts = new WeakMap<T, string>()

  function known(thing: T): string {
    const text = texts.get(thing) ?? plain(textOf(thing))
    texts.set(thing, text)
    return text
  }

  return (things: T[], search: string): T[] => {
    const words = plain(search).split(/\s+/).filter(Boolean)
    return words.length === 0
      ? things
      : things.filter((thing) => words.every((word) => known(thing).includes(word)))
  }
}

/** Telephone numbers and postcodes as they are typed without a space: '0612345678'. */
export const unspaced = (text: string) => text.replaceAll(/[\s().-]/g, "")

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
