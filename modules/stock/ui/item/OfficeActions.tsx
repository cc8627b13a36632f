import { Archive, ArchiveRestore, Pencil } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { t as said } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { StockItem } from "../../schema.ts"
import { api } from "../api.ts"
import { stockPath } from "../hooks.ts"
import { LabelsLink } from "../list/LabelsLink.tsx"

/** What the office does with a material: other data, and into the archive and back. */
export function OfficeActions({ item }: { item: StockItem }) {
  const { t } = useTranslation()
  const { id, archived, name } = item
  const { act, busy, error } = useArchiving({ id, name })
  return (
    <>
      <LinkButton href={`/material-stock/${id}/bewerken`}>
        <Pencil aria-hidden size="1.2em" />
        {t("stock.edit.open")}
      </LinkButton>
      {!archived && <LabelsLink item={item} />}
      <Button busy={busy} onClick={() => void act(archived ? "restore" : "archive")}>
        {archived ? <ArchiveRestore aria-hidden size="1.2em" /> : <Archive aria-hidden size="1.2em" />}
        {t(archived ? "stock.archive.restore" : "stock.archive.archive")}
      </Button>
      <Notice tone="bad">{error?.message}</Notice>
    </>
  )
}

const opposite = { archive: "restore", restore: "archive" } as const
type Verb = keyof typeof opposite

const useArchiving = ({ id, name }: Pick<StockItem, "id" | "name">) =>
  useAction(
    async (verb: Verb) => {
      const item = await api[verb](id)
      offerUndo({
        said: said(`stock.archive.done.${verb}`, { name }),
        back: () => api[opposite[verb]](id),
        refreshes: [stockPath],
        undone: said(`stock.archive.done.${opposite[verb]}`, { name }),
        failed: said("stock.archive.failed"),
      })
      return item
    },
    { refreshes: stockPath },
  )
