import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { NormDetail, PriceBookView } from "../../priceBook/schema.ts"
import { ChangeDialog } from "./ChangeDialog.tsx"
import { Composition } from "./Composition.tsx"
import type { Figure } from "./figure.ts"
import { useMayChange, useNorm } from "./hooks.ts"
import { unitWord } from "./words.ts"

/** One norm: how its price comes about, where that comes from, and for the owner a way to change it. */
export function NormDialog({
  code,
  book,
  onClose,
}: {
  code: string
  book: PriceBookView
  onClose: () => void
}) {
  const { t } = useTranslation()
  const detail = useNorm(code)
  const mayChange = useMayChange()
  const [changing, setChanging] = useState(false)
  const { data } = detail
  if (changing && data)
    return (
      <ChangeDialog
        name={data.norm.description}
        figures={figuresOf(data, (field, unit) => t(`quotes.priceBook.change.field.${field}`, { unit }))}
        book={book}
        onClose={() => setChanging(false)}
      />
    )
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={data?.norm.description ?? code}
      actions={
        mayChange &&
        data && (
          <Button variant="primary" onClick={() => setChanging(true)}>
            {t("quotes.priceBook.norm.edit")}
          </Button>
        )
      }
    >
      <Loaded from={detail} skeleton={<Skeleton lines={6} />}>
        {(known) => <Composition detail={known} />}
      </Loaded>
    </Dialog>
  )
}

const fields = ["hours", "equipment", "subcontract"] as const

const figuresOf = (
  { norm, standard }: NormDetail,
  label: (field: (typeof fields)[number], unit: string) => string,
): Figure[] =>
  fields.map((field) => ({
    ...{ kind: "norm", code: norm.code, field },
    ...{ value: norm[field], standard: standard[field] },
    label: label(field, unitWord(norm.unit)),
  }))
