import type { Gray } from "#src/files/gray.ts"

/** A small picture drawn in characters: `#` is black, `+` gray, anything else white. */
export function drawn(...rows: string[]): Gray {
  const value = (character: string) => (character === "#" ? 0 : character === "+" ? 128 : 255)
  const data = Uint8Array.from(rows.flatMap((row) => [...row].map(value)))
  return { width: rows[0]!.length, height: rows.length, data }
}

/** As `drawn` would draw it. */
export const asDrawn = ({ width, data }: Gray): string[] =>
  [...data].reduce<string[]>((rows, value, at) => {
    if (at % width === 0) rows.push("")
    rows[rows.length - 1] += value < 64 ? "#" : value < 192 ? "+" : "."
    return rows
  }, [])
