import { useTranslation } from "react-i18next"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScans } from "./hooks.ts"
import { ScanList } from "./ScanList.tsx"

/** For who works outside: what he sent, and what became of it. */
export function OwnScans({ above }: { above: readonly number[] }) {
  const { t } = useTranslation()
  const scans = useScans()
  return (
    <section className="scan-piles" aria-labelledby="scan-own">
      <h2 id="scan-own">{t("invoices.scans.mine")}</h2>
      <Loaded from={scans} skeleton={<Skeleton lines={3} height="6rem" />}>
        {(rows) => (
          <ScanList
            rows={rows.filter(({ id }) => !above.includes(id))}
            pile="open"
            empty={
              rows.length > 0 ? (
                <p className="muted">{t("invoices.scans.empty.above")}</p>
              ) : (
                <EmptyState title={t("invoices.scans.empty.mine")}>
                  {t("invoices.scans.empty.mineText")}
                </EmptyState>
              )
            }
          />
        )}
      </Loaded>
    </section>
  )
}
