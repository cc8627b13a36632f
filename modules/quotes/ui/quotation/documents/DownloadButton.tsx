import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { saveFile } from "#ui/lib/saveFile.ts"
import { toast } from "#ui/lib/toast.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Quotation, QuotationFile } from "../../../quotations/schema.ts"
import { api } from "../api.ts"

export function DownloadButton({
  quotation,
  version,
  file: { kind, name, state },
  label = "quotes.quotation.documents.download",
}: {
  quotation: Quotation
  version: number
  file: QuotationFile
  /** Before the name of the document. */
  label?: "quotes.quotation.documents.download" | "quotes.quotation.documents.type.pdf"
}) {
  const { t } = useTranslation()
  const fetched = useAction(async () => saveFile(await api.document(quotation.id, version, kind)), {
    failed: "quotes.quotation.documents.downloadFailed",
  })
  return (
    <Button
      busy={fetched.busy}
      busyLabel={t("quotes.quotation.documents.busy")}
      unavailable={state !== "ready" && t(`quotes.quotation.documents.state.${state}`)}
      onUnavailable={(reason) => toast({ title: name, text: reason, destructive: true })}
      onClick={() => fetched.act()}
    >
      <Download aria-hidden size="1.2em" />
      {t(label)}
      <span className="visually-hidden"> {t(`quotes.quotation.documents.kind.${kind}`)}</span>
    </Button>
  )
}
