import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { OpenRequests } from "./OpenRequests.tsx"
import { partOfDay } from "./partOfDay.ts"
import { Shortcuts } from "./Shortcuts.tsx"

/** Where logging in leads: what waits now, and the ways to begin something. */
export default function Dashboard() {
  const { t } = useTranslation()
  const { name, role } = useSignedIn()
  useScreen(t("dashboard.title"))
  return (
    <>
      <h1>{t("dashboard.title")}</h1>
      <p className="muted dashboard-hello">{t(`dashboard.hello.${partOfDay(new Date())}`, { name })}</p>
      {reaches(role, "manager") ? (
        <>
          <OpenRequests />
          <Shortcuts />
        </>
      ) : (
        <EmptyState title={t("dashboard.worker")} />
      )}
    </>
  )
}
