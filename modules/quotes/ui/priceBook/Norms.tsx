import { useDeferredValue, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { NothingFound } from "#ui/kit/NothingFound.tsx"
import { SearchField } from "#ui/kit/SearchField.tsx"
import { Select } from "#ui/kit/Select.tsx"
import type { PriceBookView } from "../../priceBook/schema.ts"
import { phases } from "../../pricing/norm.ts"
import { NormDialog } from "./NormDialog.tsx"
import { NormTable } from "./NormTable.tsx"
import { foundNorms } from "./search.ts"
import { usePriceView } from "./usePriceView.ts"
import { kindOfWork, kindWord } from "./words.ts"

/** Every norm in the order of the work, to search and to open. */
export function Norms({ book }: { book: PriceBookView }) {
  const { norms } = book
  const { t } = useTranslation()
  const { search: typed, kind, phase, sort, open, set, sortBy } = usePriceView()
  const search = useDeferredValue(typed)
  const kinds = useMemo(() => [...new Set(norms.map(kindOfWork))], [norms])
  const rows = useMemo(() => {
    const chosen = norms.filter(
      (norm) => (!kind || kindOfWork(norm) === kind) && (!phase || norm.phase === phase),
    )
    return foundNorms(chosen, search).toSorted((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase))
  }, [norms, search, kind, phase])
  return (
    <>
      <div className="price-filter">
        <SearchField
          label={t("quotes.priceBook.norms.search")}
          value={typed}
          onChange={(zoek) => set({ zoek })}
        />
        <Select
          id="norm-kind"
          label={t("quotes.priceBook.norms.type")}
          value={kind}
          onChange={(soort) => set({ soort })}
          options={kinds.map((value) => ({ value, label: kindWord(value) }))}
          empty={t("quotes.priceBook.norms.allTypes")}
        />
        <Select
          id="norm-phase"
          label={t("quotes.priceBook.norms.phase")}
          value={phase}
          onChange={(fase) => set({ fase })}
          options={phases.map((value) => ({ value, label: t(`quotes.priceBook.phase.${value}`) }))}
          empty={t("quotes.priceBook.norms.allPhases")}
        />
      </div>
      <p className={rows.length > 0 ? "muted list-total" : "visually-hidden"} role="status">
        {t("quotes.priceBook.norms.found", { count: rows.length })}
      </p>
      {rows.length === 0 ? (
        <NothingFound
          search={search}
          title={search ? undefined : t("quotes.priceBook.norms.nothing")}
          clear={() => set({ zoek: "", soort: "", fase: "" })}
        >
          {t("quotes.priceBook.norms.nothingText")}
        </NothingFound>
      ) : (
        <NormTable rows={rows} view={`${search} ${kind} ${phase}`} sort={sort} onSort={sortBy} />
      )}
      {open && <NormDialog code={open} book={book} onClose={() => set({ open: "" })} />}
    </>
  )
}
