import { useEffect, useState } from "react"
import useSWR, { mutate } from "swr"
import { usePageData } from "#ui/lib/company.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { isKeptPage } from "#ui/lib/keptPage.ts"
import { forgetRemembered } from "#ui/lib/remembered.ts"
import { rememberSession, sessionKey, watchOtherTabs } from "#ui/lib/session.ts"
import { forgetToasts } from "#ui/lib/toast.ts"
import { undoBar } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Login, User } from "../schema.ts"
import { api } from "./api.ts"

/** Who is signed in. The server tells it with the page, so that mostly nothing needs to be asked. */
export function useSession() {
  const { user, company } = usePageData()
  const session = useSWR<User | null, ApiError>(sessionKey, api.currentUser, {
    fallbackData: user,
    // A page that this device kept says that nobody is in because it knows nobody.
    revalidateOnMount: isKeptPage() && !user,
  })
  const signedIn = session.data ?? null
  useEffect(() => {
    insider = session.data ?? insider
  }, [session.data])
  useEffect(() => rememberSession(signedIn && { user: signedIn, company }), [signedIn, company])
  useEffect(() => watchOtherTabs(() => void followOther()), [])
  return session
}

/** Someone else signed in in another tab: what this one read was not for him. */
async function followOther() {
  await forgetReads()
  await mutate(sessionKey)
}

export function useLogin() {
  const { act, ...action } = useAction(signIn, { done: welcome })
  async function login(given: Login) {
    const user = await act(given)
    if (user) await enter(user)
    return user
  }
  return { ...action, login }
}

export const welcome = ({ name }: User) => ({
  title: t("access.login.done"),
  text: t("access.login.welcome", { name }),
})

/** Who was in last, also after his login ended. */
let insider: User | undefined

/** With another role the same person may read something else. */
const isInsider = ({ id, role }: User) => id === insider?.id && role === insider.role

/** What toasts told someone else goes, before the one that says welcome, and so does what he can take back. */
export async function signIn(given: Login) {
  const user = await api.login(given)
  if (!isInsider(user)) forgetTold()
  return user
}

/**
 * What was read for someone else goes before the first screen shows; the same person keeps it, or the form that
 * stands on it would go too.
 */
export async function enter(user: User) {
  const same = isInsider(user)
  if (!same) await forgetReads()
  await mutate(sessionKey, user, { revalidate: false })
  if (same)
    await mutate(
      (key) => key !== sessionKey,
      (known: unknown) => known,
    )
}

function forgetReads() {
  forgetRemembered()
  return mutate((key) => key !== sessionKey, undefined, { revalidate: false })
}

/** `visits` counts the times someone left: what they had open goes with them. */
export function useLogout() {
  const [visits, setVisits] = useState(0)
  const { act, busy } = useAction(leave, {
    done: () => ({ title: t("access.logout.done"), text: t("access.logout.text") }),
    failed: "access.logout.failed",
  })
  async function logout() {
    if (!(await act())) return
    await mutate(sessionKey, null, { revalidate: false })
    await forgetReads()
    setVisits(visits + 1)
  }
  return { logout, busy, visits }
}

function forgetTold() {
  forgetToasts()
  undoBar.forget()
}

async function leave() {
  const reply = await api.logout()
  forgetTold()
  return reply
}
