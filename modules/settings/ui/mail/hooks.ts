import { useState } from "react"
import { usePolled } from "#ui/lib/swr.tsx"
import type { Mail } from "../../schema.ts"
import { api } from "./api.ts"

export const mailPath = "/api/mail"

const whileSending = 2000
const otherwise = 30_000

/** The company's mail, read again every two seconds as long as something is on its way. */
export function useMail() {
  const [every, setEvery] = useState(otherwise)
  const mail = usePolled(mailPath, api.overview, every)
  const next = mail.data?.recent.some(isOnItsWay) ? whileSending : otherwise
  if (next !== every) setEvery(next)
  return mail
}

/** At its first attempt; later ones may be hours away. */
export const isOnItsWay = ({ state, error }: Pick<Mail, "state" | "error">) =>
  state === "waiting" && error === null
