import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { outbox } from "#ui/outbox/outbox.ts"

/** What did not leave this device is simply not sent; of the rest the opposite goes after it. */
export function offerBack(said: string, key: string, opposite: () => Promise<unknown>) {
  offerUndo({
    said,
    async back() {
      if (!(await outbox.unsend(key))) await opposite()
    },
    undone: t("intake.frame.undone"),
  })
}
