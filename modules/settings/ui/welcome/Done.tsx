import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { useHasScreen } from "#ui/lib/office.ts"
import type { Settings } from "../../schema.ts"
import { Visible } from "../website/Visible.tsx"
import { addressOfStep, isFilled, useWelcomeSteps, type WelcomeStep } from "./steps.ts"

/** What visitors see from now on, what could still be told, and where to go from here. */
export function Done({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  const hasScreen = useHasScreen()
  const steps = useWelcomeSteps()
  const open = steps
    .map((step, index) => ({ step, number: index + 1 }))
    .filter(({ step }) => !shipped.includes(step) && !isFilled(step, settings))
  return (
    <>
      <Card title={t("settings.welcome.done.site")} className="settings-card">
        <Visible settings={settings} />
        {open.length > 0 && (
          <>
            <p>{t("settings.welcome.done.open")}</p>
            <ul className="welcome-open marks">
              {open.map(({ step, number }) => (
                <li key={step}>
                  <Link href={addressOfStep(number)} className="touch">
                    {t(`settings.welcome.${step}.name`)}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      <Card title={t("settings.welcome.done.further")} className="settings-card">
        <ul className="welcome-further stack loose">
          <li>
            <LinkButton href="/settings?tab=beveiliging">{t("settings.welcome.done.people")}</LinkButton>
            <p className="muted">{t("settings.welcome.done.peopleText")}</p>
          </li>
          {hasScreen("/projects") && (
            <li>
              <LinkButton href="/projects">{t("settings.welcome.done.project")}</LinkButton>
              <p className="muted">{t("settings.welcome.done.projectText")}</p>
            </li>
          )}
          <li>
            <LinkButton href="/offerte-aanvraag">{t("settings.welcome.done.quote")}</LinkButton>
            <p className="muted">{t("settings.welcome.done.quoteText")}</p>
          </li>
        </ul>
      </Card>
      <div className="actions">
        <LinkButton variant="primary" href="/dashboard">
          {t("settings.welcome.done.dashboard")}
        </LinkButton>
        <LinkButton href={addressOfStep(steps.length - 1)}>{t("settings.welcome.back")}</LinkButton>
      </div>
    </>
  )
}

/** What ships with the program may be right as it is. */
const shipped: WelcomeStep[] = ["hours", "prices", "payment", "done"]
