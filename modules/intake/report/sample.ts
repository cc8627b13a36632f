import { png } from "#src/files/sample.ts"
import type { SaveAgreement, SavePerson } from "./schema.ts"

/** As a device sends them. */
export const saveAgreement = (over: Partial<SaveAgreement> = {}): SaveAgreement => ({
  ...{ text: "De klant haalt het oude bad zelf weg", after: null, removed: false },
  madeAt: "2026-11-21T10:00:00.000Z",
  ...over,
})

export const savePerson = (over: Partial<SavePerson> = {}): SavePerson => ({
  ...{ name: "M. de Vries", role: "client", signature: null, after: null, removed: false },
  ...over,
})

/** Somebody's name in a hurry, as the pad makes it: waves that run out in a line. */
export function sampleSignature({ width = 600, height = 240, waves = 5 } = {}): string {
  const row = width * 3 + 1
  const rows = new Uint8Array(row * height).fill(255)
  for (let y = 0; y < height; y++) rows[y * row] = 0
  for (let step = 0; step < width * 8; step++) {
    const along = step / (width * 8)
    const turn = along * waves * 2 * Math.PI
    const x = width * (0.12 + 0.72 * along) + Math.sin(turn) * height * 0.12
    const y = height * (0.5 - Math.cos(turn) * 0.3 * (1 - along))
    dot(Math.round(x), Math.round(y))
  }
  return `data:image/png;base64,${Buffer.from(png(width, height, rows)).toString("base64")}`

  function dot(x: number, y: number) {
    for (let down = -2; down <= 2; down++)
      rows.fill(30, (y + down) * row + 1 + (x - 2) * 3, (y + down) * row + 1 + (x + 3) * 3)
  }
}
