import { HardHat } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/Notice.tsx"
import { keyed } from "#ui/lib/newKey.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import type { Place, StockItem } from "../../schema.ts"
import { api } from "../api.ts"
import { CountWay } from "../CountWay.tsx"
import { touchedBy } from "../hooks.ts"
import { moved } from "../moved.ts"
import { useWhereFrom } from "../whereFrom.ts"
import { amountOf, placeName } from "../words.ts"
import { NextItem } from "./NextItem.tsx"
import { ProjectChoice } from "./ProjectChoice.tsx"
import { picking } from "./pickForm.ts"

interface PickingProps {
  item: StockItem
  places: readonly Place[]
  /** For which one took the last thing. */
  projectId: number | null
  taken: (projectId: number) => void
  /** It is otherwise now, or one goes on with another. */
  changed: (item: StockItem) => void
  close: () => void
}

/** How much of one material, for which job and out of what; it stays for the next. */
export function Picking({ item, places, projectId, taken, changed, close }: PickingProps) {
  const { t } = useTranslation()
  const [done, setDone] = useState("")
  const { taking, start } = useWhereFrom(item, places)
  const jobs = places.filter(({ key, open }) => open && key.startsWith("project:"))
  const own = jobs.filter(({ mine }) => mine)
  const only = own.length === 1 ? Number(own[0]!.key.slice("project:".length)) : null
  const key = useWishKey()
  const form = picking.useForm({
    start: { quantity: 1, place: start, projectId: projectId ?? only },
    send: async ({ quantity, projectId, place }) => {
      const wish = { adjustment: -quantity, projectId, place }
      const what = t("stock.pick.taken", {
        amount: amountOf(quantity, item),
        project: placeName(places, `project:${projectId}`),
      })
      const { item: now } = await moved(await api.adjust(item.id, wish, keyed(key.of(wish))), what)
      key.heard()
      return { now, what, projectId }
    },
    refreshes: touchedBy(item.id),
    onSaved({ now, what, projectId }) {
      setDone(t("stock.pick.takenOf", { what, name: item.name }))
      taken(projectId)
      changed(now)
      form.set("quantity", "1")
    },
  })
  const place = picking.useTyped("place", form)
  return (
    <picking.Dialog
      form={form}
      onClose={close}
      size="large"
      title={t("stock.pick.title", { name: item.name })}
      save={
        <span className="pick-save row">
          <HardHat aria-hidden size="1.2em" />
          {t("stock.pick.save")}
        </span>
      }
      cancel={t(done ? "stock.pick.done" : "form.cancel")}
      intro={
        <>
          <Notice tone="ok">{done}</Notice>
          {done && <NextItem choose={changed} />}
        </>
      }
      aside={<CountWay error={form.error} item={item} place={place} counted={changed} />}
      className="pick"
    >
      <div className="stack">
        <picking.Field name="quantity" unit={item.unit} />
      </div>
      <div className="stack">
        <ProjectChoice jobs={jobs} />
        {taking.length > 1 ? (
          <picking.Field name="place" options={taking} />
        ) : (
          <p className="muted">{t("stock.pick.from", { place: taking[0]!.label })}</p>
        )}
      </div>
    </picking.Dialog>
  )
}
