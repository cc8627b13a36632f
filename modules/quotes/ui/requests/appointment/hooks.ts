import { useState } from "react"
import { isOnItsWay } from "#modules/settings/ui/mail/hooks.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { requestsPath } from "../hooks.ts"
import { api } from "./api.ts"

const whileSending = 2000
const otherwise = 60_000

/** The appointment of a request, read again every two seconds as long as its mail is on its way. */
export function useAppointment(id: number) {
  const [every, setEvery] = useState(otherwise)
  const found = usePolled([requestsPath, id, "appointment"], () => api.get(id), every)
  const mail = found.data?.appointment?.mail
  const next = mail && isOnItsWay(mail) ? whileSending : otherwise
  if (next !== every) setEvery(next)
  return found
}
