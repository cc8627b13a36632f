import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { PileTabs } from "#ui/list/ListFilter.tsx"
import { useCounts } from "#ui/list/useFound.ts"
import { useListView } from "#ui/list/useListView.ts"
import { ApprovalFilter } from "./ApprovalFilter.tsx"
import { ApprovalList } from "./ApprovalList.tsx"
import { approvalList } from "./approvalList.ts"
import { useApproved, usePending } from "./hooks.ts"
import { Reminders } from "./Reminders.tsx"

/** The office looks at everyone's hours, approves them or sends them back. */
export default function Approval() {
  const { t } = useTranslation()
  useScreen(t("gps.approvalScreen.title"))
  const view = useListView(approvalList)
  const pending = usePending()
  const approved = useApproved(view.pile === "approved")
  const shown = view.pile === "approved" ? approved : pending
  const counts = useCounts(view, pending.data)
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
        <PileTabs view={view} counts={counts} />
        <ApprovalFilter view={view} entries={shown.data ?? []} />
      </div>
      <Loaded key={view.pile} from={shown} skeleton={<Skeleton lines={5} height="6rem" />}>
        {(entries) => <ApprovalList key={view.chosen} view={view} entries={entries} />}
      </Loaded>
    </>
  )
}
