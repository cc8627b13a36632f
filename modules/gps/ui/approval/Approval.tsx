import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ApprovalFilter } from "./ApprovalFilter.tsx"
import { ApprovalList } from "./ApprovalList.tsx"
import { useApproved, usePending } from "./hooks.ts"
import { passes, piles } from "./piles.ts"
import { Reminders } from "./Reminders.tsx"
import { useApprovalView } from "./useApprovalView.ts"

/** The office looks at everyone's hours, approves them or sends them back. */
export default function Approval() {
  const { t } = useTranslation()
  useScreen(t("gps.approvalScreen.title"))
  const view = useApprovalView()
  const pending = usePending()
  const approved = useApproved(view.pile === "approved")
  const shown = view.pile === "approved" ? approved : pending
  const { role } = useSignedIn()
  return (
    <>
      <BackLink href="/dashboard">{t("gps.approvalScreen.back")}</BackLink>
      <ScreenHead title={t("gps.approvalScreen.title")}>
        <LinkButton href="/uren">{t("gps.approvalScreen.toWeeks")}</LinkButton>
        {reaches(role, "owner") && (
          <LinkButton href="/uren/tarieven">{t("gps.approvalScreen.toRates")}</LinkButton>
        )}
      </ScreenHead>
      <Reminders />
      <div className="list-filter">
        <LinkTabs
          label={t("gps.approvalScreen.piles")}
          tabs={piles.map((each) => ({
            href: view.pileHref(each),
            label: t(`gps.approvalScreen.pile.${each}`),
            current: each === view.pile,
            count:
              each === "approved" ? undefined : pending.data?.filter((entry) => passes(each, entry)).length,
          }))}
        />
        <ApprovalFilter view={view} entries={shown.data ?? []} />
      </div>
      <Loaded key={view.pile} from={shown} skeleton={<Skeleton lines={5} height="6rem" />}>
        {(entries) => <ApprovalList key={view.chosen} view={view} entries={entries} />}
      </Loaded>
    </>
  )
}
