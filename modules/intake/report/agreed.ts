import type { Block, Captioned } from "#src/documents/blocks.ts"
import { inPairs } from "#src/documents/inPairs.ts"
import { filled } from "#src/shared/filled.ts"
import { sum } from "#src/shared/rounding.ts"
import { momentText } from "../photos/onPaper.ts"
import { reportPaper as nl } from "./paper.nl.ts"
import { listed, paragraph, table } from "./parts.ts"
import type { Signed } from "./pictures.ts"
import type { Agreement, Visit } from "./schema.ts"
import { isOutdated } from "./signed.ts"

/**
 * What was agreed, and who put his name under it: on one page when it fits, as a signature says little without what was
 * signed. Of more, the last agreement stands above the signatures.
 */
export function agreements({ agreements: lines, people }: Visit, signed: readonly Signed[]): Block[] {
  const unsigned = people.flatMap(({ name, signature }) => (signature ? [] : [name]))
  return [
    { kind: "heading", text: nl.agreements.title },
    lines.length === 0 ? paragraph(nl.agreements.none) : lineTable(lines, signed.length),
    ...signatures(signed, lines),
    ...(lines.length > 0 && unsigned.length > 0
      ? [paragraph(filled(nl.agreements.unsigned, { names: unsigned.join(", ") }))]
      : []),
  ]
}

const lineTable = (lines: readonly Agreement[], signatures: number): Block =>
  table(
    [
      { head: nl.agreements.number, width: 30 },
      { head: nl.agreements.text },
      { head: nl.agreements.by, width: 150 },
    ],
    lines.map(({ text, madeBy, madeAt }, at) => [String(at + 1), text, `${madeBy}, ${momentText(madeAt)}`]),
    signatures > 0 ? { together: height(lines, signatures) < pageHeight, keepNext: true } : {},
  )

/** In points, and rather too much. */
function height(lines: readonly Agreement[], signatures: number): number {
  const rows = lines.map(
    ({ text }) => 8 + 13 * Math.max(2, text.split("\n").length, Math.ceil(text.length / 50)),
  )
  return 90 + sum(rows) + 110 * Math.ceil(signatures / 2)
}
const pageHeight = 680

function signatures(signed: readonly Signed[], lines: readonly Agreement[]): Block[] {
  if (signed.length === 0) return []
  return [
    { kind: "subheading", text: nl.agreements.signatures },
    ...inPairs(
      signed.map((one) => captioned(one, lines)),
      { together: true },
    ),
    ...signed
      .filter(({ agreements }) => isOutdated({ agreements }, lines))
      .flatMap(({ name, agreements }) => listed(filled(nl.agreements.earlier, { name }), agreements)),
  ]
}

function captioned({ photo, name, role, at, agreements }: Signed, lines: readonly Agreement[]): Captioned {
  const said = isOutdated({ agreements }, lines) ? nl.agreements.signedBefore : nl.agreements.signed
  return {
    ...{ photo, most: 64, title: `${name}, ${nl.role[role]}` },
    lines: [filled(said, { moment: momentText(at) })],
  }
}
