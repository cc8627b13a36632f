import type { Changed, ChangeKind } from "#src/manifest/changes.ts"
import { type MessageState, messageStates } from "./schema.ts"
import type { Messages } from "./service.ts"

/** What is told of messages in the list of recent changes. */
export function messageChanges(messages: Messages): Changed {
  const moved = (to: MessageState): [string, ChangeKind] => [
    `message.${to}`,
    {
      back({ subjectId, details }) {
        const id = Number(subjectId)
        const from = messageStates.find((known) => known === details.from)
        if (!from || messages.brief(id).state !== to) return undefined
        return (by) => messages.setState(id, from, by, to)
      },
    },
  ]
  return {
    subjects: {
      message: {
        least: "manager",
        now: (id) => ({ name: messages.brief(Number(id)).name, href: `/berichten?bericht=${id}` }),
        ofCustomer: ({ ids, emails }) => messages.numbersOf(ids, emails),
      },
    },
    actions: {
      ...Object.fromEntries(messageStates.map(moved)),
      "message.received": { onCard: true },
      "message.customer": {},
      "message.project": {},
      "message.mailed": { onCard: true },
    },
  }
}
