import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { t as said } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { StockItem } from "../../schema.ts"
import { api } from "../api.ts"
import { fieldsOf } from "../edit/fieldsOf.ts"
import { stockPath } from "../hooks.ts"
import { ItemPicker } from "../ItemPicker.tsx"

/** Puts a code on a material that there is, or begins a new one with it. */
export function NewCode({ code }: { code: string }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const { act, error } = useAction((item: StockItem) => putOn(item, code), { refreshes: stockPath })

  async function put(item: StockItem) {
    if (await act(item)) navigate(`/material-stock/${item.id}`)
  }
  return (
    <>
      <ItemPicker id="scan-naam" label={t("stock.newCode.put")} onChoose={(item) => void put(item)} />
      <Notice tone="bad">{error?.fields.code ?? error?.message}</Notice>
      <LinkButton href={`/material-stock/nieuw?code=${encodeURIComponent(code)}`}>
        {t("stock.newCode.newItem")}
      </LinkButton>
    </>
  )
}

async function putOn(item: StockItem, code: string): Promise<StockItem> {
  const withCode = (code: string, { version }: StockItem) =>
    api.change(item.id, { ...fieldsOf(item), code, version })
  const changed = await withCode(code, item)
  offerUndo({
    said: said("stock.newCode.done", { name: item.name, code }),
    back: () => withCode(item.code, changed),
    refreshes: [stockPath],
    undone: said("stock.undo.undone", { name: item.name }),
    failed: said("stock.undo.failed"),
  })
  return changed
}
