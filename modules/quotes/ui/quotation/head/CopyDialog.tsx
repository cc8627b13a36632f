import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import type * as z from "zod/mini"
import { longestProjectName } from "#modules/projects/schema.ts"
import { api as projects } from "#modules/projects/ui/api.ts"
import { customerChoice } from "#modules/projects/ui/customers/customerChoice.tsx"
import { defineForm } from "#ui/form/defineForm.tsx"
import { text } from "#ui/form/kinds.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { CopyQuotation, type Quotation } from "../../../quotations/schema.ts"
import { api } from "../api.ts"
import { affectedPaths } from "../hooks.ts"
import { useDeciding } from "./useDecisions.ts"

const copy = defineForm(CopyQuotation, { name: text, customerId: customerChoice }, { id: "copy" })

/** The same offer for another project, of this customer or of another. */
export function CopyDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const { id, number, client, latest } = quotation
  const form = copy.useForm({
    start: { name: copyName(quotation.projectName), customerId: client.id },
    send: useDeciding((key, wanted: z.infer<typeof CopyQuotation>) => api.copy(id, wanted, key)),
    refreshes: affectedPaths,
    onSaved(made: Quotation) {
      onClose()
      navigate(`/offertes/${made.id}`)
      offerUndo(wayBack(quotation, made, navigate))
    },
  })
  const customerId = copy.useTyped("customerId", form)
  return (
    <copy.Dialog
      form={form}
      onClose={onClose}
      title={t("quotes.quotation.copy.title", { number })}
      save={t("quotes.quotation.copy.action")}
      intro={<p>{t("quotes.quotation.copy.text")}</p>}
    >
      <copy.Field name="name" label={t("quotes.quotation.copy.project")} autoComplete="off" />
      <copy.Field name="customerId" label={t("quotes.quotation.client")} />
      <Notice tone="warn">{customerId !== client.id && t("quotes.quotation.copy.elsewhere")}</Notice>
      <Notice tone="info">{latest.writer === "hand" && t("quotes.quotation.copy.ownTexts")}</Notice>
    </copy.Dialog>
  )
}

/** A long name gives way to what tells the two apart. */
function copyName(project: string): string {
  const named = (name: string) => t("quotes.quotation.copy.name", { project: name })
  return named(project.slice(0, longestProjectName - named("").length))
}

/** What was made stays in the archive with its project. Who looks at something else by then stays there. */
const wayBack = (source: Quotation, made: Quotation, navigate: (to: string) => void) => ({
  said: t("quotes.quotation.copy.done", { from: source.number, number: made.number }),
  back: () => projects.setArchived(made.projectId, { archived: true }),
  refreshes: affectedPaths,
  undone: t("quotes.quotation.copy.undone"),
  failed: t("quotes.quotation.copy.undoFailed"),
  done() {
    if (location.pathname === `/offertes/${made.id}`) navigate(`/offertes/${source.id}`)
  },
})
