/** 'Raab Karcher' is 'RAAB KARCHER Zierikzee B.V.', however it was typed. */
export function isSameSupplier(one: string, other: string): boolean {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length) as [
    string[],
    string[],
  ]
  return fewer.length > 0 && fewer.every((word) => more.includes(word))
}

const wordsOf = (name: string): string[] =>
  name
    .normalize("NFD")
    .replace(/\p{M}|\./gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !forms.has(word))

/** What tells no company from another. */
const forms = new Set(["bv", "nv", "vof", "cv", "de", "het", "en", "zn"])
