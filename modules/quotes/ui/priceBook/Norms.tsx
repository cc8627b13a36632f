import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { NothingFound } from "#ui/kit/NothingFound.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { ListSearch } from "#ui/list/ListFilter.tsx"
import { ListRows } from "#ui/list/ListRows.tsx"
import { useFound } from "#ui/list/useFound.ts"
import { useListView } from "#ui/list/useListView.ts"
import type { PriceBookView } from "../../priceBook/schema.ts"
import { phases } from "../../pricing/norm.ts"
import { NormDialog } from "./NormDialog.tsx"
import { normList } from "./normList.tsx"
import { kindOfWork, kindWord } from "./words.ts"

/** Every norm in the order of the work, to search and to open. */
export function Norms({ book }: { book: PriceBookView }) {
  const { norms } = book
  const { t } = useTranslation()
  const view = useListView(normList)
  const { search, choices, choose, clear, openKey } = view
  const kinds = useMemo(() => [...new Set(norms.map(kindOfWork))], [norms])
  const byPhase = useMemo(
    () => norms.toSorted((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase)),
    [norms],
  )
  const rows = useFound(view, byPhase)
  return (
    <>
      <div className="price-filter stack no-print">
        <ListSearch view={view} />
        <Select
          id="norm-kind"
          label={t("quotes.priceBook.norms.type")}
          value={choices.kind}
          onChange={(kind) => choose("kind", kind)}
          options={kinds.map((value) => ({ value, label: kindWord(value) }))}
          empty={t("quotes.priceBook.norms.allTypes")}
        />
        <Select
          id="norm-phase"
          label={t("quotes.priceBook.norms.phase")}
          value={choices.phase}
          onChange={(phase) => choose("phase", phase)}
          options={phases.map((value) => ({ value, label: t(`quotes.priceBook.phase.${value}`) }))}
          empty={t("quotes.priceBook.norms.allPhases")}
        />
      </div>
      <ListRows
        view={view}
        rows={rows}
        table
        nothing={false}
        empty={
          <NothingFound
            search={search}
            title={search ? undefined : t("quotes.priceBook.norms.nothing")}
            clear={clear}
          >
            {t("quotes.priceBook.norms.nothingText")}
          </NothingFound>
        }
      />
      {openKey && <NormDialog code={openKey} book={book} onClose={view.close} />}
    </>
  )
}
