import { useState } from "react"
import { customersPath } from "#modules/projects/ui/customers/hooks.ts"
import { affectedPaths } from "#modules/projects/ui/hooks.ts"
import { isOnItsWay } from "#modules/settings/ui/mail/hooks.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import { messagesPath } from "../hooks.ts"
import { api } from "./api.ts"

const whileSending = 2000
const otherwise = 60_000

/** A message with what followed on it, read again every two seconds as long as an answer is on its way. */
export function useMessage(id: number | undefined) {
  const [every, setEvery] = useState(otherwise)
  const message = usePolled(id === undefined ? null : [messagesPath, id], () => api.get(id!), every)
  const sending = message.data?.answers.some(({ mail }) => mail && isOnItsWay(mail))
  const next = sending ? whileSending : otherwise
  if (next !== every) setEvery(next)
  return message
}

export const useMakeCustomer = () =>
  useAction(api.makeCustomer, {
    refreshes: [messagesPath, customersPath],
    done: "messages.ways.customerMade",
    failed: "messages.ways.failed",
  })

export const useMakeProject = () =>
  useAction(api.makeProject, {
    refreshes: [messagesPath, customersPath, ...affectedPaths],
    done: "messages.ways.projectMade",
    failed: "messages.ways.failed",
  })
