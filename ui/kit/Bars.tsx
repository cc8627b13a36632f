import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Disclosure } from "./Disclosure.tsx"

export type BarTone = "main" | "second" | "bad" | "rest"

export interface BarRow {
  key: string
  label: string
  href?: string
  /** What stands at the end of the bar. */
  text: string
  /** Pieces beside each other, each of them 0 or more. */
  parts: readonly { tone: BarTone; value: number }[]
}

/**
 * A small chart of horizontal bars: every bar has its name before it and its figure behind it, so nobody hunts for
 * a legend and it reads the same on a phone. `children`: the same figures as a table, behind a switch.
 */
export function Bars({
  rows,
  legend = [],
  caption,
  note,
  children,
}: {
  rows: readonly BarRow[]
  legend?: readonly { tone: BarTone; label: string }[]
  caption: ReactNode
  /** Stands under the bars. */
  note?: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation()
  const total = ({ parts }: BarRow) => parts.reduce((sum, { value }) => sum + value, 0)
  const longest = Math.max(...rows.map(total), 0) || 1
  return (
    <figure className="bars">
      <figcaption className="muted">{caption}</figcaption>
      {legend.length > 0 && (
        <ul className="bars-legend">
          {legend.map(({ tone, label }) => (
            <li key={tone} className="row">
              <Swatch tone={tone} /> {label}
            </li>
          ))}
        </ul>
      )}
      <ul className="bars-rows">
        {rows.map(({ key, label, href, text, parts }) => (
          <li key={key}>
            <span className="bars-label">{href ? <Link href={href}>{label}</Link> : label}</span>
            <Bar parts={parts} longest={longest} />
            <span className="bars-text">{text}</span>
          </li>
        ))}
      </ul>
      {note && <p className="bars-note">{note}</p>}
      <Disclosure className="bars-table" summary={t("kit.chart.asTable")}>
        {children}
      </Disclosure>
    </figure>
  )
}

function Bar({ parts, longest }: { parts: BarRow["parts"]; longest: number }) {
  let from = 0
  return (
    <svg className="bars-bar" aria-hidden="true" focusable="false">
      {parts.map(({ tone, value }) => {
        const x = from
        from += value
        return (
          <rect
            key={tone}
            className={`bar-${tone}`}
            x={`${(x / longest) * 100}%`}
            width={`${(value / longest) * 100}%`}
            height="100%"
          />
        )
      })}
      <StripedOver parts={parts} longest={longest} />
    </svg>
  )
}

/** The second kind is striped as well: colour alone tells some people nothing. */
function StripedOver({ parts, longest }: { parts: BarRow["parts"]; longest: number }) {
  const id = useId()
  const index = parts.findIndex(({ tone }) => tone === "second")
  if (index < 0) return null
  const from = parts.slice(0, index).reduce((sum, { value }) => sum + value, 0)
  return (
    <>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className="bar-stripe" x1="0" y1="0" x2="0" y2="8" strokeWidth="5" />
      </pattern>
      <rect
        fill={`url(#${id})`}
        x={`${(from / longest) * 100}%`}
        width={`${(parts[index]!.value / longest) * 100}%`}
        height="100%"
      />
    </>
  )
}

const Swatch = ({ tone }: { tone: BarTone }) => (
  <svg className="bars-swatch" aria-hidden="true" focusable="false">
    <rect className={`bar-${tone}`} width="100%" height="100%" />
    <StripedOver parts={[{ tone, value: 1 }]} longest={1} />
  </svg>
)
