import { HardHat } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Place, StockItem } from "../../schema.ts"
import { CountWay } from "../CountWay.tsx"
import { touchedBy } from "../hooks.ts"
import { useMoving } from "../moving/useMoving.ts"
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
  const move = useMoving(item)
  const form = picking.useForm({
    start: { quantity: 1, place: start, projectId: projectId ?? only },
    send: async ({ quantity, projectId, place }) => {
      const project = placeName(places, `project:${projectId}`)
      const what = t("stock.pick.taken", { amount: amountOf(quantity, item), project })
      const wish = { adjustment: -quantity, projectId, place }
      return { ...(await move({ verb: "adjust", wish }, what)), projectId }
    },
    refreshes: touchedBy(item.id),
    onSaved({ item: now, queued, what, projectId }) {
      const said = t("stock.pick.takenOf", { what, name: item.name })
      setDone(queued ? `${said} ${t("stock.queued.later")}` : said)
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
