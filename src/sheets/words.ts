/** Without capitals, spaces, accents and signs: 'E-mailadres' and 'e-mail adres' are one. */
const bare = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]/gi, "")
    .toLowerCase()

/** Finds what a word means; `words` has for each meaning all that people write for it, bare, a space between. */
export function meanings<Meaning extends string>(
  words: Record<Meaning, string>,
): (text: string) => Meaning | undefined {
  const found = new Map(
    (Object.entries(words) as [Meaning, string][]).flatMap(([meaning, list]) =>
      list.split(" ").map((word): [string, Meaning] => [word, meaning]),
    ),
  )
  return (text) => found.get(bare(text))
}
