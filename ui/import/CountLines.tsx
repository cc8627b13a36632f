import { useTranslation } from "react-i18next"

interface CountLinesProps {
  lines: string[]
  /** Rows that were left out. */
  skipped: number
}

/** What an import does, or did, in figures. */
export function CountLines({ lines, skipped }: CountLinesProps) {
  const { t } = useTranslation()
  const all = skipped > 0 ? [...lines, t("import.wrongCount", { count: skipped })] : lines
  return (
    all.length > 0 && (
      <ul className="import-counts marks">
        {all.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  )
}
