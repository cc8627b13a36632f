import { useEffect } from "react"
import { outbox } from "#ui/outbox/outbox.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { isShot, type OutgoingShot } from "../items.ts"
import { smaller } from "../smaller.ts"

/** Those that this page was at: one that can't be made smaller, or left meanwhile, is not tried again. */
const tried = new Set<string>()
let busy = false

/**
 * Makes photos that wait as small as they are sent, one at a time, as a phone has no room for more: three hundred of
 * them fit on the device then. One whose turn comes sooner is made smaller while it is sent.
 */
export function useShrinking(project: number) {
  const next = useOutgoing()
    .filter(isShot)
    .find((item) => item.payload.project === project && isLarge(item))
  useEffect(() => {
    if (next) void shrinkAll(next)
  }, [next])
}

const isLarge = ({ key, state, payload }: OutgoingShot) =>
  !payload.small && state === "waiting" && !tried.has(key)

async function shrinkAll(first: OutgoingShot) {
  if (busy) return
  busy = true
  try {
    for (let item: OutgoingShot | undefined = first; item; item = outbox.get().filter(isShot).find(isLarge)) {
      tried.add(item.key)
      const file = await smaller(item.payload.file)
      // What was told of it meanwhile stays.
      const now = outbox.get().find(({ key }) => key === item!.key) as OutgoingShot | undefined
      if (now?.state === "waiting") await outbox.change(item.key, { ...now.payload, file, small: true })
    }
  } finally {
    busy = false
  }
}
