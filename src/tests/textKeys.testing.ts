export type Tree = { [name: string]: string | Tree }

/** Every text of a tree by its way there: `kit.status.open`. */
export function keysOf(tree: Tree, prefix = ""): Set<string> {
  return new Set(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === "string" ? [`${prefix}${name}`] : [...keysOf(value, `${prefix}${name}.`)],
    ),
  )
}

/** Finds the texts that a source names, of those that there are. */
export function keysNamedIn(known: Set<string>) {
  /** Top names, such as `kit` and `wizard`: a text in quotes that begins with one and a dot is a key. */
  const mounts = [...new Set([...known].map((key) => key.split(".", 1)[0]!))].join("|")
  const written = new RegExp(`"((?:${mounts})(?:\\.\\w+)+)"`, "g")
  const made = new RegExp(`\`((?:${mounts})\\.\\w[^\`]*\\$\\{[^\`]*)\``, "g")
  return (source: string): string[] => [
    ...[...source.matchAll(/\bnotFound\("(\w+)"/g)].flatMap(([, mount]) =>
      keysFor(`${mount}.notFound`, known),
    ),
    ...[...source.matchAll(written)].flatMap(([, name]) => keysFor(name!, known)),
    ...[...source.matchAll(made)].flatMap(([, template]) =>
      [...known].filter((key) => patternOf(template!).test(key)),
    ),
  ]
}

/** `open` stands for `open_one` and `open_other`; the code of an error, `quotes.notFound`, for its sentence. */
export const keysFor = (name: string, known: Set<string>): string[] =>
  [name, name.replace(".", ".errors.")].flatMap((each) =>
    ["", "_zero", "_one", "_other"].map((count) => each + count).filter((key) => known.has(key)),
  )

/** `kit.status.${of}` as a pattern of the keys it can make. */
export function patternOf(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."))
  return new RegExp(`^${fixed.join("[\\w.]+")}(_zero|_one|_other)?$`)
}
