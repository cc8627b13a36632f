import { createContext, useContext } from "react"
import { mutate } from "swr"
import type { Role } from "#src/shared/roles.ts"

export interface SignedIn {
  id: number
  username: string
  name: string
  role: Role
}

/** Key of the read that tells who is signed in. */
export const sessionKey = "/api/user"

export const SignedInContext = createContext<SignedIn | null>(null)

/** Who is signed in; only behind the gate. */
export function useSignedIn(): SignedIn {
  const user = useContext(SignedInContext)
  if (!user) throw new Error("useSignedIn is used outside the gate")
  return user
}

/** The login has ended: the gate shows the password screen over what is there. */
export const signedOut = () => void mutate(sessionKey, null, { revalidate: false })

const marker = "waterpas.dashboard"

/** Tells the other tabs of this browser; the server decides who is in. */
export function rememberSession(signedIn: boolean) {
  try {
    if (signedIn) localStorage.setItem(marker, "authenticated")
    else localStorage.removeItem(marker)
  } catch {
    // Storage may be switched off; then each tab finds out by itself.
  }
}

/** Logging out in one tab closes the others. */
export function watchOtherTabs() {
  const watch = ({ key, newValue }: StorageEvent) => key === marker && newValue === null && signedOut()
  addEventListener("storage", watch)
  return () => removeEventListener("storage", watch)
}
