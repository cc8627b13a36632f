import { FileText, Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { Quotation } from "../../../quotations/schema.ts"

const kinds = [
  { kind: "offerteTekst", word: "word" },
  { kind: "offertePdf", word: "pdf" },
] as const

/** As a Word document and as a PDF when they are ready, and on paper. */
export function Downloads({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation()
  return (
    <div className="quotation-downloads cluster tight">
      {kinds.map(({ kind, word }) => {
        const file = quotation.latest.files.find((each) => each.kind === kind)
        return (
          file?.state === "ready" && (
            <a key={kind} className="button button-secondary" href={file.url} download={file.name}>
              <FileText aria-hidden size="1.2em" />
              {t(`quotes.overview.reader.${word}`)}
            </a>
          )
        )
      })}
      {quotation.latest.conditions && (
        <a
          className="button button-secondary"
          href={quotation.latest.conditions.url}
          download={quotation.latest.conditions.name}
        >
          <FileText aria-hidden size="1.2em" />
          {t("quotes.overview.reader.conditions")}
        </a>
      )}
      <Button onClick={() => window.print()}>
        <Printer aria-hidden size="1.2em" />
        {t("quotes.overview.reader.print")}
      </Button>
    </div>
  )
}
