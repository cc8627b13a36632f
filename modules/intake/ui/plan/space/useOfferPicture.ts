import { useTranslation } from "react-i18next"
import { newKey } from "#ui/lib/newKey.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { ShotItem } from "../../photos/items.ts"
import { sendShot } from "../../photos/outgoing.ts"
import { api as measured } from "../../rooms/api.ts"
import { api } from "./api.ts"

const affectedPaths = ["/api/projects", "/api/quotations"]

export interface Draft {
  id: number
  number: string
}

/** A picture as a photo of the project and under those of its draft, with the way there and the way back. */
export function useOfferPicture({ id, number }: Draft) {
  const { t } = useTranslation()
  return useAction(
    async (shot: ShotItem) => {
      const photo = await sendShot(shot, sending())
      const { version, added } = await api.offer(id, { photo: photo.id })
      const { title } = shot
      if (!added) return { title: t("intake.offerPicture.already", { title, number }) }
      offerUndo({
        said: t("intake.offerPicture.done", { title, number, version }),
        link: { href: `/offertes/${id}`, label: t("intake.offerPicture.look") },
        back: () => measured.putBack(shot.project, { base: version, to: version - 1 }),
        refreshes: affectedPaths,
        undone: t("intake.offerPicture.undone", { number }),
      })
    },
    { refreshes: affectedPaths, done: (said) => said, failed: "intake.offerPicture.failed" },
  )
}

function sending() {
  const key = newKey()
  const headers = { "idempotency-key": key, "device-time": new Date().toISOString() }
  return { key, headers, signal: AbortSignal.timeout(60_000) }
}
