import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { ScanCard } from "./ScanCard.tsx"
import type { ArrivedScan } from "./useScanUpload.ts"

interface ArrivedListProps {
  arrived: readonly ArrivedScan[]
  hide: (id: number) => void
}

/** What reached the server: each is read before one's eyes. */
export function ArrivedList({ arrived, hide }: ArrivedListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLElement>(null)
  const settled = useRef(new Set<number>())

  /** Who still waits at the button is led to what was read. */
  function settle(id: number) {
    settled.current.add(id)
    if (!arrived.every((each) => settled.current.has(each.id))) return
    const at = document.activeElement
    if (!at || at === document.body || at.closest(".scan-process"))
      list.current?.querySelector<HTMLElement>("h3")?.focus()
  }

  if (arrived.length === 0) return null
  return (
    <section ref={list} className="stack" aria-labelledby="scan-arrived">
      <h2 id="scan-arrived">{t("invoices.scans.now")}</h2>
      {arrived.map(({ id, name }) => (
        <ScanCard key={id} id={id} name={name} onSettled={() => settle(id)} onHide={() => hide(id)} />
      ))}
    </section>
  )
}
