import { Check, Equal, type LucideIcon, PenLine, Plus, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type ImportOutcome, type SheetFault, sheetFaults } from "#src/shared/sheets.ts"
import { Badge, type Tone } from "../kit/Badge.tsx"
import type { ImportedCounts, ImportedRow, ListImport } from "./listImport.ts"

export type Telling<Row extends ImportedRow> = Pick<
  ListImport<never, Row, ImportedCounts>,
  "about" | "faultText"
>

const looks: Record<ImportOutcome, { tone: Tone; icon: LucideIcon }> = {
  new: { tone: "ok", icon: Plus },
  filled: { tone: "info", icon: Check },
  changed: { tone: "info", icon: PenLine },
  same: { tone: "neutral", icon: Equal },
  wrong: { tone: "bad", icon: TriangleAlert },
}

export function PreviewRow<Row extends ImportedRow>({ list, row }: { list: Telling<Row>; row: Row }) {
  const { t } = useTranslation()
  const faultText = (fault: string) =>
    isSheetFault(fault) ? t(`import.fault.${fault}`) : list.faultText(fault as never)
  return (
    <>
      <span className="muted import-row-number">{t("import.row", { row: row.row })}</span>
      <div className="import-row-text stack flush">
        <p>
          <strong>{row.name || t("import.nameless")}</strong>
        </p>
        {row.wrong.map(({ fault, text }) => (
          <p key={fault} className="import-fault">
            {faultText(fault)}
            {text && ` (${text})`}
          </p>
        ))}
        {list.about?.(row)}
      </div>
      <span className="import-row-mark">
        <Badge {...looks[row.outcome]}>{t(`import.outcome.${row.outcome}`)}</Badge>
      </span>
    </>
  )
}

const isSheetFault = (fault: string): fault is SheetFault =>
  (sheetFaults as readonly string[]).includes(fault)
