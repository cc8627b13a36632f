import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import type { StockItem } from "../../schema.ts"
import { usePlacesRead } from "../hooks.ts"
import { Picking } from "./Picking.tsx"

/** What one takes to a job, one material after the other. */
export function PickDialog({ item: first, close }: { item: StockItem; close: () => void }) {
  const { t } = useTranslation()
  const [item, setItem] = useState(first)
  const [projectId, setProjectId] = useState<number | null>(null)
  const read = usePlacesRead()
  if (!read.data)
    return (
      <Dialog open onClose={close} title={t("stock.pick.open")}>
        <Loaded from={read}>{() => null}</Loaded>
      </Dialog>
    )
  return (
    <Picking
      key={item.id}
      {...{ item, projectId, close }}
      places={read.data}
      changed={setItem}
      taken={setProjectId}
    />
  )
}
