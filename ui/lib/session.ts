import { createContext, useContext } from "react"
import { mutate } from "swr"
import type { Role } from "#src/shared/roles.ts"
import type { Company } from "./company.ts"

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
const insider = "waterpas.insider"

/** Tells the other tabs of this browser, and the next page that opens without a connection; the server decides who is in. */
export function rememberSession(page: Insider | null) {
  try {
    if (page) {
      localStorage.setItem(marker, "authenticated")
      localStorage.setItem(insider, JSON.stringify(page))
    } else for (const place of [marker, insider]) localStorage.removeItem(place)
  } catch {
    // Storage may be switched off; then each tab finds out by itself.
  }
}

/** Who is in, and where. */
export interface Insider {
  user: SignedIn
  company: Company
}

/** Who was in last, when he did not log out and the server did not say that his login ended. */
export function rememberedSession(): Insider | undefined {
  try {
    const known = localStorage.getItem(insider)
    return known === null ? undefined : JSON.parse(known)
  } catch {
    return undefined
  }
}

/** Logging out in one tab closes the others; who logs in as someone else takes the others along. */
export function watchOtherTabs(onOther: () => void) {
  function watch({ key, oldValue, newValue }: StorageEvent) {
    if (key === marker && newValue === null) signedOut()
    if (key === insider && newValue && idIn(newValue) !== idIn(oldValue)) onOther()
  }
  addEventListener("storage", watch)
  return () => removeEventListener("storage", watch)
}

const idIn = (known: string | null): number | undefined => (known ? JSON.parse(known).user.id : undefined)
