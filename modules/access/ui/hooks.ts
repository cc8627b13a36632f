import { useEffect, useState } from "react"
import useSWR, { mutate } from "swr"
import { usePageData } from "#ui/lib/company.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { rememberSession, sessionKey, watchOtherTabs } from "#ui/lib/session.ts"
import { forgetToasts } from "#ui/lib/toast.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Login, User } from "../schema.ts"
import { api } from "./api.ts"

/** Who is signed in. The server tells it with the page, so that mostly nothing needs to be asked. */
export function useSession() {
  const { user } = usePageData()
  const session = useSWR<User | null, ApiError>(sessionKey, api.currentUser, {
    fallbackData: user,
    revalidateOnMount: false,
  })
  const signedIn = Boolean(session.data)
  useEffect(() => {
    insider = session.data?.id ?? insider
  }, [session.data])
  useEffect(() => rememberSession(signedIn), [signedIn])
  useEffect(watchOtherTabs, [])
  return session
}

/** `failed`: title of the toast when it is refused. */
export function useLogin(failed?: "access.account.failed") {
  const { act, ...action } = useAction(api.login, { failed, done: welcome })
  async function login(given: Login) {
    const user = await act(given)
    if (user) await enter(user)
    return user
  }
  return { ...action, login }
}

const welcome = ({ name }: User) => ({
  title: t("access.login.done"),
  text: t("access.login.welcome", { name }),
})

/** Who was in last, also after his login ended. */
let insider: number | undefined

/** What was read for someone else goes; the same person keeps it, or the form that stands on it would go too. */
async function enter(user: User) {
  const same = user.id === insider
  await mutate(sessionKey, user, { revalidate: false })
  await mutate((key) => key !== sessionKey, same ? (known: unknown) => known : undefined)
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
    await mutate((key) => key !== sessionKey, undefined, { revalidate: false })
    setVisits(visits + 1)
  }
  return { logout, busy, visits }
}

async function leave() {
  const reply = await api.logout()
  forgetToasts()
  return reply
}
