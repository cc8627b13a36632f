import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { ImportCounts } from "../../../import/schema.ts"
import { CountLines } from "./CountLines.tsx"

export function ImportDone({ counts, again }: { counts: ImportCounts; again: () => void }) {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} className="import-done narrow">
      <Notice tone="ok">
        <p>
          <strong>{t("projects.customers.import.done")}</strong>
        </p>
        <CountLines counts={counts} skipping />
      </Notice>
      <div className="actions">
        <LinkButton variant="primary" href="/klanten">
          {t("projects.customers.toList")}
        </LinkButton>
        <Button onClick={again}>{t("projects.customers.import.again")}</Button>
      </div>
    </div>
  )
}
