import { Card } from "#ui/kit/Card.tsx"
import type { Paragraph } from "../../../quotations/compare.ts"
import { Sign } from "./Sign.tsx"

/** A text of which some paragraphs came and others went. */
export function TextDifference({ title, paragraphs }: { title: string; paragraphs: readonly Paragraph[] }) {
  return (
    <Card title={title} className="quote-compare">
      <ul className="plain">
        {paragraphs.map(({ kind, text }, index) =>
          kind === "same" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no name but its place
            <li key={index} className="quote-same">
              {text}
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no name but its place
            <Sign key={index} kind={kind}>
              {text}
            </Sign>
          ),
        )}
      </ul>
    </Card>
  )
}
