import { useEffect, useRef } from "react"
import { t } from "#ui/lib/i18n.ts"
import { toast } from "#ui/lib/toast.ts"
import type { Outgoing } from "#ui/outbox/item.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { isEntryItem } from "./items.ts"

/** What the server will not take, with its sentence. */
export const useRefusals = (): Outgoing[] =>
  useOutgoing().filter((item) => item.state === "refused" && isEntryItem(item))

/** Says each refusal once, on whatever screen. Those of before are shown on the screen of time registration. */
export function useRefusalToasts() {
  const refused = useRefusals()
  const outgoing = useOutgoing()
  const known = useRef<Map<string, string>>(new Map())
  useEffect(() => {
    const before = known.current
    for (const item of refused)
      if (before.has(item.key) && before.get(item.key) !== "refused")
        toast({ ...said(item), destructive: true })
    known.current = new Map(outgoing.map(({ key, state }) => [key, state]))
  }, [refused, outgoing])
}

function said({ kind, error }: Outgoing) {
  if (kind === "gpsStart")
    return {
      title: t("gps.timer.said.startFailed"),
      text: `${t("gps.timer.said.startFailedText")}. ${error}`,
    }
  if (kind === "gpsStop")
    return { title: t("gps.timer.said.stopFailed"), text: `${t("gps.timer.said.stopFailedText")}. ${error}` }
  return { title: t("gps.timer.said.refused"), text: error }
}
