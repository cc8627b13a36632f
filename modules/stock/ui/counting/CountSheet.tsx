import { useEffect } from "react"
import * as z from "zod/mini"
import { useDraft } from "#ui/form/useDraft.ts"
import { SaveBar } from "#ui/kit/SaveBar.tsx"
import { t } from "#ui/lib/i18n.ts"
import { keyed, newKey } from "#ui/lib/newKey.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { longestNote, type PlaceKey, type StockItem } from "../../schema.ts"
import { api } from "../api.ts"
import { countsPath, stockPath } from "../hooks.ts"
import { CountRows } from "./CountRows.tsx"
import { CountTotals } from "./CountTotals.tsx"
import { counting, type TypedCount } from "./countForm.ts"
import type { CountView } from "./countList.ts"

const Kept = z.array(z.object({ itemId: z.int(), typed: z.string(), known: z.number() }))

/** What lies at a place by the books, with a field for what really lies there. What is typed stays on the device. */
export function CountSheet({ view, place, items }: { view: CountView; place: PlaceKey; items: StockItem[] }) {
  const key = useWishKey()
  const { draft } = useDraft<TypedCount[]>({
    ...{ name: "telling", of: place },
    read: (text) => Kept.safeParse(JSON.parse(text)).data,
  })
  const form = counting.useForm({
    start: { lines: draft.found ?? [] },
    send: async (wish) => {
      const counts = { ...wish, place }
      const reply = await api.countAll(counts, keyed(key.of(counts)))
      return { ...reply, counted: wish.lines.length }
    },
    refreshes: touched,
    done: "stock.counting.saved",
    onSaved({ movementIds, counted }) {
      key.heard()
      form.load({})
      if (movementIds.length > 0) offerBack(movementIds, counted)
    },
  })
  const lines = counting.useTyped("lines", form)
  useEffect(() => draft.keep(lines.length > 0 ? lines : undefined), [draft, lines])
  return (
    <counting.Form form={form} failed={t("stock.counting.failed")} guarded={false} className="stack roomy">
      <CountRows {...{ view, place, items }} errors={form.errors} />
      <div className="stack no-print">
        <counting.Field name="note" optional maxLength={longestNote} />
        <p className="muted">{t("stock.counting.kept")}</p>
      </div>
      <SaveBar
        dirty={lines.length > 0}
        busy={form.busy}
        discard={() => form.load({})}
        label={t("stock.counting.save")}
      >
        <CountTotals lines={lines} items={items} />
      </SaveBar>
    </counting.Form>
  )
}

const touched = [stockPath, countsPath]

function offerBack(movementIds: number[], counted: number) {
  const key = newKey()
  const differences = t("stock.counting.differences", { count: movementIds.length })
  offerUndo({
    said: t("stock.counting.undo", { count: counted, differences }),
    back: () => api.reverseAll(movementIds, keyed(key)),
    refreshes: touched,
    undone: t("stock.counting.undone"),
    failed: t("stock.undo.failed"),
  })
}
