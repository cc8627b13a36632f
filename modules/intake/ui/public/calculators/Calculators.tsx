import { useTranslation } from "react-i18next"
import { useLocation, useSearchParams } from "wouter"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { withChange } from "#ui/list/query.ts"
import type { Part, PartProps } from "./part.ts"

/** The calculators, of which the address names the one in sight; what was typed of the others stays. */
export function Calculators({ parts, ...props }: { parts: readonly Part[] } & PartProps) {
  const { t } = useTranslation()
  const [path] = useLocation()
  const [search] = useSearchParams()
  const current = parts.find(({ slug }) => slug === search.get("deel")) ?? parts[0]!
  const tabs = parts.map((part) => ({
    href: `${path}?${withChange(search, { deel: part.slug })}`,
    label: part.label,
    current: part === current,
  }))
  return (
    <>
      <LinkTabs label={t("intake.calculators.tabs")} tabs={tabs} />
      <div className="calculator">
        <current.Part {...props} />
      </div>
    </>
  )
}
