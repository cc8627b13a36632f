import { type CSSProperties, type ReactNode, useEffect } from "react"
import { useTranslation } from "react-i18next"
import { formatWholeEuro } from "#src/shared/euro.ts"
import { isDescribed } from "../../catalogue/entries.ts"
import type { QuestionSection } from "../../catalogue/question.ts"
import type { PriceRange } from "../../range/schema.ts"
import { Aloud } from "./Aloud.tsx"
import { type Draft, typesOf } from "./draft.ts"
import { leastAnswers } from "./pages.ts"
import { usePost, usePrice } from "./post.ts"
import type { Price } from "./prices.ts"
import { wellAnswered } from "./submission.ts"

interface FootProps {
  draft: Draft
  sections: QuestionSection[]
  /** The way on. */
  children?: ReactNode
}

/** Always in sight: what it may cost, and the way on. As large whatever it says, so that nothing jumps. */
export function Foot({ draft, sections, children }: FootProps) {
  const { t } = useTranslation()
  const { prices } = usePost()
  const price = usePrice()
  const answers = wellAnswered(sections, draft.answers)
  const enough = Object.keys(answers).length >= leastAnswers
  // Not each time that the price is drawn: what failed would be asked for without end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is made of these
  useEffect(() => {
    if (enough) prices.want({ projectTypes: typesOf(draft), answers })
  }, [prices, draft, sections])
  const range = enough ? price.told?.range : undefined
  return (
    <aside className="wizard-foot" aria-label={t("wizard.price.title")}>
      <div className="wizard-foot-in">
        <p className="price">
          {t("wizard.price.title")}
          <strong className="price-range">{range ? t("wizard.price.range", amounts(range)) : "€ …"}</strong>
        </p>
        {children}
        <Scale range={range} end={price.scaleCents} />
        <p className="price-unknown">{t(...sayingOf(price, enough, draft.entries))}</p>
        <Aloud sentence={range ? t("wizard.price.aloud", amounts(range)) : ""} />
      </div>
    </aside>
  )
}

/** Whether all of it is asked for in words, of which a person makes the price. */
export const isAllDescribed = (entries: Draft["entries"]) => entries.length > 0 && entries.every(isDescribed)

type Range = NonNullable<PriceRange["range"]>

const amounts = ({ fromCents, toCents }: Range) => ({
  from: formatWholeEuro(fromCents),
  to: formatWholeEuro(toCents),
})

function sayingOf({ told, cutOff }: Price, enough: boolean, entries: Draft["entries"]) {
  if (isAllDescribed(entries)) return ["wizard.price.none", {}] as const
  if (!enough) return ["wizard.price.soon", {}] as const
  if (cutOff) return ["wizard.price.cutOff", {}] as const
  if (!told) return ["wizard.price.counting", {}] as const
  if (!told.range) return ["wizard.price.none", {}] as const
  // What is unknown of its whole kind of work is nothing to who came for a part of it.
  if (told.unknown.length === 0 || entries.length > 0) return ["wizard.price.known", {}] as const
  const unknown = named(told.unknown)
  if (told.movers.length === 0) return ["wizard.price.unknown", { unknown }] as const
  return ["wizard.price.moved", { unknown, movers: named(told.movers.map(({ label }) => label)) }] as const
}

/** Two of each fit in two lines. */
const named = (subjects: string[]) => subjects.slice(0, 2).join(", ")

function Scale({ range, end }: { range: Range | null | undefined; end: number }) {
  const share = (cents: number) => `${(cents / end) * 100}%`
  return (
    <div className="price-scale" aria-hidden>
      {range && (
        <i
          className="tape"
          style={{ "--from": share(range.fromCents), "--to": share(range.toCents) } as CSSProperties}
        />
      )}
    </div>
  )
}
