import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Notice } from "../kit/Notice.tsx"
import { CountLines } from "./CountLines.tsx"
import type { ImportedCounts, ImportedRow, ListImport } from "./listImport.ts"

interface ImportDoneProps<Counts extends ImportedCounts> {
  list: Pick<ListImport<never, ImportedRow, Counts>, "back" | "linesOf">
  counts: Counts
  again: () => void
}

export function ImportDone<Counts extends ImportedCounts>({
  list: { back, linesOf },
  counts,
  again,
}: ImportDoneProps<Counts>) {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} className="import-done narrow">
      <Notice tone="ok">
        <p>
          <strong>{t("import.done")}</strong>
        </p>
        <CountLines lines={linesOf(counts)} skipped={counts.wrong} />
      </Notice>
      <div className="actions">
        <LinkButton variant="primary" href={back.href}>
          {t(back.label)}
        </LinkButton>
        <Button onClick={again}>{t("import.again")}</Button>
      </div>
    </div>
  )
}
