import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { QuotationRow } from "../../overview/schema.ts"
import { useTextDownload } from "./hooks.ts"

/** Saves the text of the newest version. */
export function TextDownload({ row }: { row: Pick<QuotationRow, "id" | "version" | "name"> }) {
  const { t } = useTranslation()
  const { act, busy } = useTextDownload()
  return (
    <Button busy={busy} busyLabel={t("quotes.overview.downloading")} onClick={() => act(row)}>
      <Download aria-hidden size="1.2em" />
      <span>
        {t("quotes.overview.download")}
        <span className="visually-hidden"> {t("quotes.overview.of", { name: row.name })}</span>
      </span>
    </Button>
  )
}
