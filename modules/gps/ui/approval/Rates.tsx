import { Users } from "lucide-react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useRates } from "./hooks.ts"
import { PersonRates } from "./PersonRates.tsx"

/** What an hour of each person costs: for the owner alone. */
export default function Rates() {
  const { t } = useTranslation()
  useScreen(t("gps.approvalScreen.rates.title"))
  const rates = useRates()
  return (
    <>
      <BackLink href="/uren/goedkeuren">{t("gps.approvalScreen.rates.back")}</BackLink>
      <ScreenHead title={t("gps.approvalScreen.rates.title")} />
      <p className="rates-intro">{t("gps.approvalScreen.rates.intro")}</p>
      <Notice tone="info">
        <p>{t("gps.approvalScreen.rates.secret")}</p>
      </Notice>
      <Loaded from={rates} skeleton={<Skeleton lines={4} height="8rem" />}>
        {(people) =>
          people.length === 0 ? (
            <EmptyState
              icon={Users}
              title={t("gps.approvalScreen.rates.none")}
              action={<LinkButton href="/settings">{t("gps.approvalScreen.rates.toAccounts")}</LinkButton>}
            />
          ) : (
            <div className="rates-people cards">
              {people.map((person) => (
                <PersonRates key={person.accountId} of={person} />
              ))}
            </div>
          )
        }
      </Loaded>
    </>
  )
}
