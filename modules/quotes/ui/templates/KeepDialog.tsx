import { useRef } from "react"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { onOff, text } from "#ui/form/kinds.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import type { Quotation } from "../../quotations/schema.ts"
import { longestTemplateName, NewTemplate, type Template } from "../../templates/schema.ts"
import { api } from "./api.ts"
import { templatesPath } from "./hooks.ts"

const template = defineForm(
  z.omit(NewTemplate, { quotationId: true }),
  { name: text, texts: onOff },
  { id: "template" },
)

/** Keeps what is offered here to begin other quotations from, without what is of this client. */
export function KeepDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, number, projectTypes, latest } = quotation
  const key = useRef(newKey())
  const form = template.useForm({
    start: { name: projectTypes.map((type) => typeLabels[type]).join(", ") },
    send: (kept) => api.keep({ ...kept, quotationId: id }, key.current),
    refreshes: templatesPath,
    onSaved({ id, name }: Template) {
      onClose()
      offerUndo({
        said: t("quotes.templates.keep.done", { name }),
        link: { href: "/offertes/sjablonen", label: t("quotes.templates.title") },
        back: () => api.remove(id),
        refreshes: [templatesPath],
        undone: t("quotes.templates.keep.undone"),
        failed: t("quotes.templates.failed"),
      })
    },
  })
  return (
    <template.Dialog
      form={form}
      onClose={onClose}
      title={t("quotes.templates.keep.title", { number })}
      save={t("quotes.templates.keep.action")}
      intro={<p>{t("quotes.templates.keep.text")}</p>}
    >
      <template.Field
        name="name"
        label={t("quotes.templates.keep.name")}
        maxLength={longestTemplateName}
        autoComplete="off"
      />
      {latest.writer === "hand" && (
        <template.Field
          name="texts"
          label={t("quotes.templates.keep.texts")}
          hint={t("quotes.templates.keep.textsHint")}
        />
      )}
    </template.Dialog>
  )
}
