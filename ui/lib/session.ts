import useSWR from "swr"
import * as z from "zod/mini"
import { ApiError, get } from "./http.ts"

/** The account as `GET /api/user` tells it; the roles are those of module access. */
const SignedIn = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  role: z.enum(["worker", "manager", "owner"]),
})
export type SignedIn = z.infer<typeof SignedIn>

export const sessionKey = "/api/user"

/** Only spares a person the flash of the password screen; the server decides who is in. */
const marker = "waterpas.dashboard"

export const session = {
  /** Who is signed in; null when nobody is. */
  current: async (): Promise<SignedIn | null> => {
    try {
      const user = await get(SignedIn, sessionKey)
      remember(true)
      return user
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      remember(false)
      return null
    }
  },
  remembered: () => stored() === "authenticated",
}

export const useSession = () => useSWR<SignedIn | null, ApiError>(sessionKey, session.current)

function remember(signedIn: boolean) {
  try {
    if (signedIn) localStorage.setItem(marker, "authenticated")
    else localStorage.removeItem(marker)
  } catch {
    // Storage may be switched off; the marker only saves a flash.
  }
}

function stored() {
  try {
    return localStorage.getItem(marker)
  } catch {
    return null
  }
}
