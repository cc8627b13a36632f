import { useTranslation } from "react-i18next"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ShortcutHint } from "#ui/kit/ShortcutHint.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { PileTabs } from "#ui/list/ListFilter.tsx"
import { useListView } from "#ui/list/useListView.ts"
import { useScans } from "./hooks.ts"
import { ScanList } from "./ScanList.tsx"
import { type ScanPile, scanList } from "./scanList.ts"

/** For the office: what must be checked, and what was thrown away. `above`: shown elsewhere on the screen. */
export function ScanPiles({ above }: { above: readonly number[] }) {
  const { t } = useTranslation()
  const view = useListView(scanList)
  const { pile } = view
  const open = useScans().data?.length
  return (
    <section className="scan-piles" aria-labelledby="scan-piles">
      <h2 id="scan-piles" className="visually-hidden">
        {t(`invoices.scans.pile.${pile}`)}
      </h2>
      <PileTabs view={view} counts={open === undefined ? undefined : { open }} />
      {open !== 0 && pile === "open" && <ShortcutHint keys={["next", "previous", "open"]} />}
      <Pile key={pile} pile={pile} above={above} />
    </section>
  )
}

function Pile({ pile, above }: { pile: ScanPile; above: readonly number[] }) {
  const { t } = useTranslation()
  const scans = useScans(pile === "discarded")
  return (
    <Loaded from={scans} skeleton={<Skeleton lines={3} height="6rem" />}>
      {(rows) => (
        <ScanList
          rows={rows.filter(({ id }) => !above.includes(id))}
          pile={pile}
          empty={
            rows.length > 0 ? (
              <p className="muted">{t("invoices.scans.empty.above")}</p>
            ) : (
              <EmptyState title={t(`invoices.scans.empty.${pile}`)}>
                {t(`invoices.scans.empty.${pile}Text`)}
              </EmptyState>
            )
          }
        />
      )}
    </Loaded>
  )
}
