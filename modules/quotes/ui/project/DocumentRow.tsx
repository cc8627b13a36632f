import { Download, FileSpreadsheet, FileText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { sizeText } from "#ui/lib/files.ts"
import { formatMoment } from "#ui/lib/format.ts"
import { toast } from "#ui/lib/toast.ts"
import type { ProjectDocument } from "../../documents/schema.ts"
import { useDocument, whyNot } from "./hooks.ts"

/** One document of a project, with its download. */
export function DocumentRow({ project, document }: { project: number; document: ProjectDocument }) {
  const { t } = useTranslation()
  const { kind, name, state, fresh, bytes, createdAt } = document
  const { act, busy, error } = useDocument(project, kind)
  const type = name.slice(name.lastIndexOf(".") + 1)
  const Icon = type === "xlsx" ? FileSpreadsheet : FileText
  const why = state !== "ready" && t(`quotes.project.state.${state}`)
  const note = `document-${kind}`
  return (
    <li className="document-row cluster">
      <span className={`document-icon document-${type}`}>
        <Icon aria-hidden size={26} strokeWidth={1.75} />
      </span>
      <div>
        <p className="document-name">{t(`quotes.documents.kind.${kind}`)}</p>
        <p className="document-facts" id={note}>
          {t(`quotes.project.type.${type as "docx" | "xlsx"}`)}
          {bytes !== null && ` · ${sizeText(bytes)}`}
          {createdAt !== null && " · "}
          {createdAt !== null && <time dateTime={createdAt}>{formatMoment(createdAt)}</time>}
          {fresh && ` · ${t("quotes.project.fresh")}`}
          {why && ` · ${why}`}
        </p>
        {error && <p className="document-wrong">{whyNot(error).text}</p>}
      </div>
      <Button
        busy={busy}
        busyLabel={t("quotes.project.busy")}
        unavailable={why}
        onUnavailable={(reason) =>
          toast({ title: t("quotes.project.unavailable"), text: reason, destructive: true })
        }
        aria-describedby={note}
        onClick={() => act()}
      >
        <Download aria-hidden size="1.2em" />
        {t("quotes.project.download")}
        <span className="visually-hidden"> {t(`quotes.documents.kind.${kind}`)}</span>
      </Button>
    </li>
  )
}
