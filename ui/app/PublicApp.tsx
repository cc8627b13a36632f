import { Suspense } from "react"
import { type AroundNavHandler, Redirect, Route, Router, Switch } from "wouter"
import { Toasts } from "../kit/Toasts.tsx"
import { type PageData, PageDataContext } from "../lib/company.ts"
import { ErrorBoundary } from "../lib/ErrorBoundary.tsx"
import { leaving } from "../lib/leaving.ts"
import { Reads } from "../lib/swr.tsx"
import { PublicLayout } from "../shell/PublicLayout.tsx"
import { menuOf, pages, pagesOf, redirects } from "./pages.ts"

/** What the server renders and the browser takes over; only the server gives an address. */
export function PublicApp({ data, address }: { data: PageData; address?: string }) {
  const { site } = data
  return (
    <PageDataContext value={data}>
      <Router {...(address !== undefined && { ssrPath: address })} aroundNav={follow}>
        <Reads>
          <PublicLayout menu={menuOf(site)}>
            <ErrorBoundary>
              <Suspense>
                <Switch>
                  {pagesOf(site).flatMap(({ paths, screen }) =>
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

/** A short address leads where the server would lead it, without loading a page. */
const follow: AroundNavHandler = (navigate, to, options) => stay(navigate, redirects[to] ?? to, options)

const isOwn = (path: string) => pages.some(({ paths, served }) => !served && paths.includes(path))
const stay = leaving(isOwn)
