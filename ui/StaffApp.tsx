import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Redirect, Route, Router, Switch } from "wouter"
import { useLogout, useSession } from "#modules/access/ui/hooks.ts"
import { Login } from "#modules/access/ui/Login.tsx"
import { TimerSlot } from "#modules/gps/ui/timer/TimerSlot.tsx"
import { countOf, useNotices } from "#modules/settings/ui/notices/hooks.ts"
import { NoticeList } from "#modules/settings/ui/notices/NoticeList.tsx"
import { useCompanyNow } from "#modules/settings/ui/useCompanyNow.ts"
import { useFirstStart } from "#modules/settings/ui/useFirstStart.ts"
import { reaches } from "#src/shared/roles.ts"
import { EmptyState } from "./kit/EmptyState.tsx"
import { Skeleton } from "./kit/Skeleton.tsx"
import { Toasts } from "./kit/Toasts.tsx"
import { type PageData, PageDataContext } from "./lib/company.ts"
import { ErrorBoundary } from "./lib/ErrorBoundary.tsx"
import { leaving } from "./lib/leaving.ts"
import { OfficeContext } from "./lib/office.ts"
import { useSignedIn } from "./lib/session.ts"
import { Reads } from "./lib/swr.tsx"
import { useCourier } from "./outbox/useOutbox.ts"
import { isStaffPath } from "./paths.ts"
import { panels, screens, senders } from "./screens.ts"
import { Gate } from "./shell/Gate.tsx"
import { StaffShell } from "./shell/StaffShell.tsx"
import type { Waiting } from "./shell/staff/Messages.tsx"

const Account = lazy(() => import("#modules/access/ui/Account.tsx"))

export function StaffApp({ data }: { data: PageData }) {
  return (
    <PageDataContext value={data}>
      <Router aroundNav={leaving(isStaffPath)}>
        <Reads>
          <ErrorBoundary>
            <Switch>
              <Route path="/auth">
                <Suspense>
                  <Account />
                </Suspense>
              </Route>
              <Route>
                <Office />
              </Route>
            </Switch>
          </ErrorBoundary>
          <Toasts />
        </Reads>
      </Router>
    </PageDataContext>
  )
}

function Office() {
  const session = useSession()
  const { logout, busy, visits } = useLogout()
  return (
    <Gate key={visits} session={session} login={(ended) => <Login ended={ended?.name} />}>
      <Screens logout={logout} loggingOut={busy} />
    </Gate>
  )
}

function Screens(leave: { logout: () => void; loggingOut: boolean }) {
  const { role } = useSignedIn()
  const notices = useNotices()
  const page = useCompanyNow()
  useFirstStart()
  useCourier(senders)
  const own = screens.filter((screen) => reaches(role, screen.role))
  const ownPanels = panels.filter((panel) => reaches(role, panel.role))
  const start = own.find(({ path }) => path === "/dashboard") ?? own.find(({ menu }) => menu)
  const waiting: Waiting = {
    count: countOf(notices.data),
    list: (close) => <NoticeList from={notices} onGo={close} />,
  }
  return (
    <PageDataContext value={page}>
      <OfficeContext value={{ screens: own, panels: ownPanels }}>
        <StaffShell screens={own} waiting={waiting} timer={<TimerSlot />} {...leave}>
          <Suspense fallback={<Skeleton />}>
            <Switch>
              {own.flatMap(({ path, also = [], screen: Screen }) =>
                [path, ...also].map((address) => (
                  <Route key={address} path={address}>
                    <ErrorBoundary>
                      <Screen />
                    </ErrorBoundary>
                  </Route>
                )),
              )}
              {start ? <Redirect to={start.path} replace /> : <Nothing />}
            </Switch>
          </Suspense>
        </StaffShell>
      </OfficeContext>
    </PageDataContext>
  )
}

function Nothing() {
  const { t } = useTranslation()
  return <EmptyState title={t("shell.nothing.title")}>{t("shell.nothing.text")}</EmptyState>
}
