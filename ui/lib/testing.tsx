import type { ReactNode } from "react"
import { SWRConfig } from "swr"
import type { Role } from "#src/shared/roles.ts"
import type { TestApp } from "#src/testing.ts"
import { speakThrough } from "./http.ts"
import { SignedInContext } from "./session.ts"
import { Reads } from "./swr.tsx"

// Kept before a test opens its window, whose own Request leaves out cookies.
const { Request: ServerRequest, Headers } = globalThis

interface Browser {
  /** What was asked of the server, as 'GET /api/user'. */
  asked: string[]
  /** The server can't be reached from now on, or can again. */
  cutOff(away: boolean): void
  /** The server does what it is asked from now on, and no answer arrives; or they do again. */
  loseAnswers(lost: boolean): void
  /** Calls whose address has this in it wait until what it gives is called. */
  hold(address: string): () => void
  /** Puts a screen where the gate would. */
  wrapper: (props: { children: ReactNode }) => ReactNode
}

/** A browser in which someone with this role has signed in to the real server. */
export async function signedIn(app: TestApp, role: Role): Promise<Browser> {
  const { cookie } = await app.signIn(role)
  const user = app.services.access.who(cookie.split("=")[1])!
  const asked: string[] = []
  let away = false
  let lost = false
  let held: { address: string; until: Promise<void> } | undefined

  speakThrough(async (request) => {
    asked.push(`${request.method} ${request.url.replace("http://localhost", "")}`)
    if (held && request.url.includes(held.address)) await held.until
    if (away) throw new TypeError("Failed to fetch")
    const bytes = await request.arrayBuffer()
    const body = bytes.byteLength > 0 ? bytes : undefined
    const headers = new Headers({ ...Object.fromEntries(request.headers), cookie })
    if (body) headers.set("content-length", String(body.byteLength))
    const answer = await app.handle(new ServerRequest(request.url, { method: request.method, headers, body }))
    if (lost) throw new TypeError("Failed to fetch")
    return answer
  })

  return {
    asked,
    cutOff(next) {
      away = next
    },
    loseAnswers(next) {
      lost = next
    },
    hold(address) {
      const { promise: until, resolve } = Promise.withResolvers<void>()
      held = { address, until }
      return resolve
    },
    wrapper: ({ children }) => (
      <Reads>
        {/* Otherwise a read of the test before, two seconds ago, counts as one of this test. */}
        <SWRConfig value={{ dedupingInterval: 0 }}>
          <SignedInContext value={user}>{children}</SignedInContext>
        </SWRConfig>
      </Reads>
    ),
  }
}
