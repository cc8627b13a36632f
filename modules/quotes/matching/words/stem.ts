/** Spelling that differs and sounds alike: 'stopkontakt', 'kozyn', 'radiatoren' with or without an accent. */
export const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{Mn}'’`_-]/gu, "")
    .replace(/y/g, "ij")
    .replace(/th/g, "t")
    .replace(/ck/g, "k")
    .replace(/c(?=[aoulrt])/g, "k")

/** A folded word without its ending: of 'deuren', 'muren', 'schilderd', 'leien' what they share with 'deur', 'muur'. */
export function stem(word: string): string {
  let rest = word
  if (rest.length > 3) rest = rest.replace(/([^aeiou])s$|(e)s$/, "$1$2")
  if (rest.length > 4) rest = rest.replace(/([^aeou])en$/, "$1")
  if (rest.length > 3) rest = rest.replace(/e$/, "")
  return rest
    .replace(/([a-z])\1/g, "$1")
    .replace(/v$/, "f")
    .replace(/z$/, "s")
}

/** The stems a word may have, the likeliest first: also of small things ('spotjes') and of what was done ('gestuct'). */
export function stemsOf(word: string): string[] {
  const small = /^(.{3,}?)(et|t|p|k)?jes?$/.exec(word)
  const done = /^(?:(.*)ge)?(.{3,}?)[dt]$/.exec(word)
  return [
    stem(word),
    ...(small ? [stem(small[1]!), stem(small[1]! + (small[2] ?? ""))] : []),
    ...(done ? [stem((done[1] ?? "") + done[2]!), stem(`${(done[1] ?? "") + done[2]!}en`)] : []),
  ]
}
