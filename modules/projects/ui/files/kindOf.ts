import type { FileKind } from "../../schema.ts"

/** Words in a file's name that tell what it is. */
const words: [RegExp, FileKind][] = [
  [/vergunning|beschikking|omgevingsloket|melding/, "permit"],
  [/rapport|keuring|inspectie|berekening|onderzoek|asbest|verslag/, "report"],
  [/tekening|plattegrond|doorsnede|detail|gevel|constructie/, "drawing"],
]

/** What a file probably is; whoever adds it may say otherwise. */
export function kindOf({ name, type }: Pick<File, "name" | "type">): FileKind {
  if (type.startsWith("image/")) return "photo"
  return words.find(([word]) => word.test(name.toLowerCase()))?.[1] ?? "other"
}
