import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import type { StockItem } from "../../schema.ts"
import { usePlacesRead } from "../hooks.ts"
import { Picking } from "./Picking.tsx"

interface PickDialogProps {
  item: StockItem
  close: () => void
  /** For which job one took something before. */
  project?: number | null
  onTaken?: (projectId: number) => void
}

/** What one takes to a job, one material after the other. */
export function PickDialog({ item: first, close, project = null, onTaken }: PickDialogProps) {
  const { t } = useTranslation()
  const [item, setItem] = useState(first)
  const [projectId, setProjectId] = useState(project)
  const read = usePlacesRead()
  function taken(job: number) {
    setProjectId(job)
    onTaken?.(job)
  }
  if (!read.data)
    return (
      <Dialog open onClose={close} title={t("stock.pick.open")}>
        <Loaded from={read}>{() => null}</Loaded>
      </Dialog>
    )
  return <Picking key={item.id} {...{ item, projectId, close, taken }} places={read.data} changed={setItem} />
}
