import { type CSSProperties, useId } from "react"
import { useTranslation } from "react-i18next"
import { formatWholeEuro } from "#src/shared/euro.ts"
import type { Costs } from "../../schema.ts"
import { type BarParts, barParts } from "./barParts.ts"

/** What the job has cost and will cost beside its budget, at a glance; the table beside it says the same in full. */
export function CostBar({ total, quoted }: { total: Costs["total"]; quoted: boolean }) {
  const { t } = useTranslation()
  const bar = barParts(total)
  if (!bar) return null
  const { parts, amounts, budget, expected } = bar
  const budgetText = budget && [
    t(`projects.costs.bar.${quoted ? "budget" : "agreed"}`),
    formatWholeEuro(budget.cents),
  ]
  const expectedText = expected && [t("projects.costs.bar.expected"), formatWholeEuro(expected.cents)]
  const amountTexts = amounts.map(({ tone, cents }) => [
    t(`projects.costs.bar.${tone}`),
    formatWholeEuro(cents),
  ])
  const lines = [
    budget && { ...budget, text: budgetText!, look: "cost-bar-label" },
    expected && {
      ...expected,
      text: expectedText!,
      look: expected.over ? "cost-bar-label cost-over" : "cost-bar-label",
    },
  ].filter((line) => line !== undefined)
  return (
    <figure className="cost-bar">
      <figcaption className="visually-hidden">
        {[...amountTexts, expectedText, budgetText].flatMap((text) => text?.join(" ") ?? []).join(", ")}
      </figcaption>
      <div aria-hidden className="cost-bar-above">
        {lines
          .toSorted((a, b) => a.at - b.at)
          .map(({ at, text, look }) => (
            <Label key={text[0]} className={look} text={text} style={{ inlineSize: `${at}%` }} />
          ))}
      </div>
      <div aria-hidden className="cost-bar-track">
        <Drawn parts={parts} />
        {budget && <span className="cost-bar-tick" style={{ insetInlineStart: `${budget.at}%` }} />}
      </div>
      <div aria-hidden className="cost-bar-below">
        {amounts.map(({ tone, size }, i) => (
          <Label
            key={tone}
            className={`cost-bar-label cost-bar-${tone}`}
            text={amountTexts[i]!}
            style={{ "--size": `${size}%` } as CSSProperties}
          />
        ))}
      </div>
    </figure>
  )
}

const Label = ({
  className,
  text: [name, amount],
  style,
}: {
  className: string
  text: (string | undefined)[]
  style: CSSProperties
}) => (
  <span className={className} style={style}>
    {name} <strong>{amount}</strong>
  </span>
)

/** Drawn, so that it is there on paper and in the colours of who chooses his own. */
function Drawn({ parts }: Pick<BarParts, "parts">) {
  const id = useId()
  return (
    <svg className="cost-bar-drawn" focusable="false" aria-hidden="true">
      {(["toCome", "over"] as const).map((tone) => (
        <pattern
          key={tone}
          id={id + tone}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={`cost-bar-ground-${tone}`} width="6" height="6" />
          <line className={`cost-bar-hatch-${tone}`} x1="0" y1="0" x2="0" y2="6" strokeWidth="5" />
        </pattern>
      ))}
      {parts.map(({ tone, from, size }) => (
        <rect
          key={tone}
          className={`cost-bar-fill-${tone}`}
          fill={tone === "toCome" || tone === "over" ? `url(#${id}${tone})` : undefined}
          x={`${from}%`}
          width={`${size}%`}
          height="100%"
        />
      ))}
    </svg>
  )
}
