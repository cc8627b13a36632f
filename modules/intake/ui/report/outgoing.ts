import { refresh } from "#ui/lib/swr.tsx"
import type { SendOptions } from "#ui/outbox/sender.ts"
import { api } from "./api.ts"
import { visitPath } from "./paths.ts"
import type { QueuedAgreement, QueuedPerson } from "./senders.ts"

/** It stands in the list before it leaves what is on its way; so does what somebody else had saved. */
export async function sendAgreement({ project, id, agreement }: QueuedAgreement, options: SendOptions) {
  try {
    return await api.agree(project, id, agreement, options)
  } finally {
    await refresh(visitPath(project))
  }
}

export async function sendPerson({ project, id, person }: QueuedPerson, options: SendOptions) {
  try {
    return await api.attend(project, id, person, options)
  } finally {
    await refresh(visitPath(project))
  }
}
