import { useTranslation } from "react-i18next"
import type { Notice } from "#src/shared/notice.ts"
import type { TextKey } from "#ui/lib/i18n.ts"
import { toast } from "#ui/lib/toast.ts"
import { useNotices } from "./hooks.ts"

/** For who goes where a notice leads: the screen there doesn't say that somebody dealt with it in the meantime. */
export function useFollow(): (notice: Notice) => Promise<void> {
  const { t } = useTranslation()
  const { mutate } = useNotices()
  return async ({ key, text, values, count }) => {
    const waiting = await mutate()
    if (waiting === undefined || waiting.some((notice) => notice.key === key)) return
    toast({ title: t("settings.notices.gone"), text: t(text as TextKey, { ...values, count }) })
  }
}
