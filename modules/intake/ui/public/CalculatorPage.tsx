import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { type Site, useSite } from "#ui/lib/company.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { nothingTyped } from "../../calculators/nothingTyped.ts"
import type { Typed } from "../../calculators/schema.ts"
import { Calculators } from "./calculators/Calculators.tsx"
import type { Change } from "./calculators/part.ts"
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
  const [gone, setGone] = useState<{ said: string; before: Typed }>()
  const parts = useMemo(publicParts, [])
  useScreen(t("intake.page.title"), t("intake.page.description"))
  const change: Change = (next, said) => {
    setGone(said === undefined ? undefined : { said, before: typed })
    setTyped((now) => ({ ...now, ...next }))
  }
  return (
    <div className="stack roomy">
      <h1>{t("intake.page.title")}</h1>
      <p>{t("intake.page.intro")}</p>
      <Notice tone="info">
        {gone && (
          <>
            <p>{gone.said}</p>
            <Button onClick={() => change(gone.before)}>{t("kit.undo")}</Button>
          </>
        )}
      </Notice>
      <div>
        <Calculators parts={parts} typed={typed} change={change} figures={{ ...paint, rates: null }} />
      </div>
      <Card title={t("intake.page.quote")} className="no-print">
        <p>{t("intake.page.quoteText")}</p>
        <LinkButton variant="accent" href="/offerte-aanvraag">
          {t("intake.page.ask")}
        </LinkButton>
      </Card>
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
