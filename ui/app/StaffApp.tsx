import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Redirect, Route, Router, Switch } from "wouter"
import { EmptyState } from "../kit/EmptyState.tsx"
import { Skeleton } from "../kit/Skeleton.tsx"
import { Toasts } from "../kit/Toasts.tsx"
import { type PageData, PageDataContext } from "../lib/company.ts"
import { ErrorBoundary } from "../lib/ErrorBoundary.tsx"
import { leaving } from "../lib/leaving.ts"
import { OfficeContext } from "../lib/office.ts"
import { useSignedIn } from "../lib/session.ts"
import { Reads } from "../lib/swr.tsx"
import { useCourier } from "../outbox/useOutbox.ts"
import { Gate } from "../shell/Gate.tsx"
import { StaffShell } from "../shell/StaffShell.tsx"
import { isStaffPath } from "./addresses.ts"
import {
  door,
  officeFor,
  search as Search,
  senders,
  timer as Timer,
  useArrival,
  usePage,
  useWaiting,
} from "./office.ts"

export function StaffApp({ data }: { data: PageData }) {
  return (
    <PageDataContext value={data}>
      <Router aroundNav={leaving(isStaffPath)}>
        <Reads>
          <ErrorBoundary>
            <Switch>
              {door.screens.map(({ path, screen: Screen }) => (
                <Route key={path} path={path}>
                  <Suspense>
                    <Screen />
                  </Suspense>
                </Route>
              ))}
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
  const session = door.useSession()
  const { logout, busy, visits } = door.useLogout()
  return (
    <Gate key={visits} session={session} login={(ended) => <door.Login ended={ended?.name} />}>
      <Screens logout={logout} loggingOut={busy} />
    </Gate>
  )
}

function Screens(leave: { logout: () => void; loggingOut: boolean }) {
  const { role } = useSignedIn()
  const waiting = useWaiting()
  const page = usePage()
  useArrival()
  useCourier(senders)
  const office = officeFor(role)
  const own = office.screens
  const start = own.find(({ path }) => path === "/dashboard") ?? own.find(({ menu }) => menu)
  return (
    <PageDataContext value={page}>
      <OfficeContext value={office}>
        <StaffShell screens={own} waiting={waiting} timer={<Timer />} search={<Search />} {...leave}>
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
