import { Activity, type ReactNode, useState } from "react"
import type { SWRResponse } from "swr"
import { Loaded } from "../kit/Loaded.tsx"
import { type SignedIn, SignedInContext } from "../lib/session.ts"

interface GateProps {
  session: SWRResponse<SignedIn | null>
  /** The password screen; of whom the login ended by itself, when it did. */
  login: (ended?: SignedIn) => ReactNode
  children: ReactNode
}

/** Who is not signed in sees the password screen, whatever address he asked for, and the asked screen after it. */
export function Gate({ session, login, children }: GateProps) {
  // Who is in stays in until the server says otherwise: that it can't be asked now is told by the top bar.
  const from = session.data ? { ...session, error: undefined } : session
  return <Loaded from={from}>{(user) => <Entrance {...{ user, login, children }} />}</Loaded>
}

/** A login that ends while a form is open hides the form; the same person finds it again as it was. */
function Entrance({ user, login, children }: Omit<GateProps, "session"> & { user: SignedIn | null }) {
  const [inside, setInside] = useState(user)
  if (user && user !== inside) setInside(user)
  return (
    <>
      {!user && login(inside ?? undefined)}
      {inside && (
        <Activity key={inside.id} mode={user ? "visible" : "hidden"}>
          <SignedInContext value={inside}>{children}</SignedInContext>
        </Activity>
      )}
    </>
  )
}
