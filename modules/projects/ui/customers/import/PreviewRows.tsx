import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import type { ImportRow } from "../../../import/schema.ts"
import { PreviewRow } from "./PreviewRow.tsx"

/** Row by row what will happen; first what can't be right. */
export function PreviewRows({ rows }: { rows: ImportRow[] }) {
  const { t } = useTranslation()
  const wrong = rows.filter(({ outcome }) => outcome === "wrong")
  const right = rows.filter(({ outcome }) => outcome !== "wrong")
  return (
    <>
      {wrong.length > 0 && <Rows title={t("projects.customers.import.wrongRows")} rows={wrong} />}
      {right.length > 0 && <Rows title={t("projects.customers.import.rightRows")} rows={right} />}
    </>
  )
}

const atOnce = 25

function Rows({ title, rows }: { title: string; rows: ImportRow[] }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(atOnce)
  const left = Math.min(rows.length - shown, atOnce * 4)
  return (
    <Card
      title={title}
      aside={<span className="muted">{t("projects.customers.import.rows", { count: rows.length })}</span>}
    >
      <ul className="import-rows lines">
        {rows.slice(0, shown).map((row) => (
          <li key={row.row}>
            <PreviewRow row={row} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button onClick={() => setShown(shown + left)}>
          {t("projects.customers.more", { count: left })}
        </Button>
      )}
    </Card>
  )
}
