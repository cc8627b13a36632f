import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import type { ImportedRow } from "./listImport.ts"
import { PreviewRow, type Telling } from "./PreviewRow.tsx"

interface RowsProps<Row extends ImportedRow> {
  list: Telling<Row>
  rows: Row[]
}

/** Row by row what will happen: first what can't be right, last what is there already. */
export function PreviewRows<Row extends ImportedRow>({ list, rows }: RowsProps<Row>) {
  const { t } = useTranslation()
  const wrong = rows.filter(({ outcome }) => outcome === "wrong")
  const right = rows
    .filter(({ outcome }) => outcome !== "wrong")
    .toSorted((a, b) => Number(a.outcome === "same") - Number(b.outcome === "same"))
  return (
    <>
      {wrong.length > 0 && <Rows title={t("import.wrongRows")} list={list} rows={wrong} />}
      {right.length > 0 && <Rows title={t("import.rightRows")} list={list} rows={right} />}
    </>
  )
}

const atOnce = 25

function Rows<Row extends ImportedRow>({ title, list, rows }: RowsProps<Row> & { title: string }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(atOnce)
  const left = Math.min(rows.length - shown, atOnce * 4)
  return (
    <Card title={title} aside={<span className="muted">{t("import.rows", { count: rows.length })}</span>}>
      <ul className="import-rows lines">
        {rows.slice(0, shown).map((row) => (
          <li key={row.row}>
            <PreviewRow list={list} row={row} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button onClick={() => setShown(shown + left)}>{t("import.more", { count: left })}</Button>
      )}
    </Card>
  )
}
