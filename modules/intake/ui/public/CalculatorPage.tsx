import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { type Site, useSite } from "#ui/lib/company.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { nothingTyped } from "../../calculators/nothingTyped.ts"
import type { Typed } from "../../calculators/schema.ts"
import { Calculators } from "./calculators/Calculators.tsx"
import { publicParts } from "./calculators/publicParts.ts"
import { intake } from "./nl.ts"

startTexts({ intake })

/** The calculators for visitors, when the owner wants them there. */
export default function CalculatorPage() {
  const { calculators } = useSite()
  return calculators ? <Page {...calculators} /> : <Off />
}

function Page(paint: NonNullable<Site["calculators"]>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Typed>(nothingTyped)
  const parts = useMemo(publicParts, [])
  useScreen(t("intake.page.title"), t("intake.page.description"))
  return (
    <div className="wide">
      <h1>{t("intake.page.title")}</h1>
      <p>{t("intake.page.intro")}</p>
      <Calculators
        parts={parts}
        typed={typed}
        change={(next) => setTyped((before) => ({ ...before, ...next }))}
        figures={{ ...paint, rates: null }}
      />
      <h2>{t("intake.page.quote")}</h2>
      <p>{t("intake.page.quoteText")}</p>
      <p className="no-print">
        <LinkButton variant="accent" href="/offerte-aanvraag">
          {t("intake.page.ask")}
        </LinkButton>
      </p>
    </div>
  )
}

function Off() {
  const { t } = useTranslation()
  useScreen(t("intake.page.title"))
  return (
    <>
      <h1>{t("intake.page.off")}</h1>
      <p>
        <LinkButton href="/">{t("intake.page.home")}</LinkButton>
      </p>
    </>
  )
}
