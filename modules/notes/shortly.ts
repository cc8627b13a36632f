const longestText = 80

/** Its first line, as far as it fits in a row. */
export function shortly(text: string): string {
  const line = text.split("\n")[0]!
  return line.length <= longestText ? line : `${line.slice(0, longestText - 1).trimEnd()}…`
}
