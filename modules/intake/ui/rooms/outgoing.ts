import { refresh } from "#ui/lib/swr.tsx"
import type { SendOptions } from "#ui/outbox/sender.ts"
import { api } from "./api.ts"
import { measuredPath, roomsPath } from "./paths.ts"
import type { QueuedRoom } from "./senders.ts"

/** It stands in the list before it leaves what is on its way; so does what somebody else had saved. */
export async function sendRoom({ project, id, room }: QueuedRoom, options: SendOptions) {
  try {
    return await api.save(project, id, room, options)
  } finally {
    await refresh(roomsPath(project), measuredPath(project))
  }
}
