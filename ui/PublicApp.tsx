import { Suspense } from "react"
import { Redirect, Route, Router, Switch } from "wouter"
import { Toasts } from "./kit/Toasts.tsx"
import { type PageData, PageDataContext } from "./lib/company.ts"
import { ErrorBoundary } from "./lib/ErrorBoundary.tsx"
import { leaving } from "./lib/leaving.ts"
import { Reads } from "./lib/swr.tsx"
import { isPublicPath } from "./paths.ts"
import { publicMenu, publicScreens } from "./publicScreens.ts"
import { PublicLayout } from "./shell/PublicLayout.tsx"

/** What the server renders and the browser takes over; only the server gives an address. */
export function PublicApp({ data, address }: { data: PageData; address?: string }) {
  return (
    <PageDataContext value={data}>
      <Router {...(address !== undefined && { ssrPath: address })} aroundNav={leaving(isPublicPath)}>
        <Reads>
          <PublicLayout menu={publicMenu}>
            <ErrorBoundary>
              <Suspense>
                <Switch>
                  {publicScreens.flatMap(({ paths, screen }) =>
                    paths.map((path) => <Route key={path} path={path} component={screen} />),
                  )}
                  <Redirect to="/" replace />
                </Switch>
              </Suspense>
            </ErrorBoundary>
          </PublicLayout>
          <Toasts />
        </Reads>
      </Router>
    </PageDataContext>
  )
}
