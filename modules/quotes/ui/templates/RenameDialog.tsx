import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { text } from "#ui/form/kinds.tsx"
import { longestTemplateName, RenameTemplate, type Template } from "../../templates/schema.ts"
import { api } from "./api.ts"
import { templatesPath } from "./hooks.ts"

const rename = defineForm(z.pick(RenameTemplate, { name: true }), { name: text }, { id: "rename" })

export function RenameDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const { t } = useTranslation()
  const form = rename.useForm({
    start: { name: template.name },
    send: ({ name }) => api.rename(template.id, { name, from: template.name }),
    refreshes: templatesPath,
    done: "quotes.templates.renamed",
    onSaved: onClose,
  })
  return (
    <rename.Dialog
      form={form}
      onClose={onClose}
      title={t("quotes.templates.renameTitle")}
      save={t("quotes.templates.rename")}
    >
      <rename.Field
        name="name"
        label={t("quotes.templates.keep.name")}
        maxLength={longestTemplateName}
        autoComplete="off"
      />
    </rename.Dialog>
  )
}
