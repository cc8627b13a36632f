import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { AddFiles } from "#modules/projects/ui/files/AddFiles.tsx"
import { useFiles } from "#modules/projects/ui/files/hooks.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { longText, oneId } from "#ui/form/kinds.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { t as text } from "#ui/lib/i18n.ts"
import { longestReason, Settlement, type Warning } from "../../../checks/schema.ts"
import { api } from "../api.ts"
import { touched } from "./touched.ts"

const Settling = z.omit(Settlement, { version: true }).check(
  z.refine(({ fileId, reason }) => fileId !== null || reason !== "", {
    error: "intake.settleEmpty",
    path: ["fileId"],
  }),
)

const settling = defineForm(
  Settling,
  { fileId: oneId, reason: longText },
  {
    id: "afhandelen",
    label: (name) =>
      text(name === "reason" ? "intake.checks.warnings.reason" : "intake.checks.warnings.file"),
  },
)

interface SettleDialogProps {
  project: number
  warning: Warning
  close: () => void
}

/** By a report that is on the project, or comes on it here, or for a reason. */
export function SettleDialog({ project, warning: { code, title, version }, close }: SettleDialogProps) {
  const { t } = useTranslation()
  const files = useFiles(project).data ?? []
  const form = settling.useForm({
    start: { fileId: null, reason: "" },
    send: (settlement) => api.settle(project, code, { ...settlement, version }),
    refreshes: touched(project),
    done: () => ({ title: t("intake.checks.warnings.done", { title }) }),
    onSaved: close,
  })
  return (
    <settling.Dialog
      form={form}
      onClose={close}
      title={t("intake.checks.warnings.settleTitle", { title })}
      failed={t("intake.checks.warnings.failed")}
      save={t("intake.checks.warnings.save")}
      intro={
        <Disclosure summary={t("intake.checks.warnings.upload")}>
          <AddFiles project={project} />
        </Disclosure>
      }
    >
      <settling.Field
        name="fileId"
        empty={t("intake.checks.warnings.noFile")}
        options={files.map(({ id, name }) => ({ value: String(id), label: name }))}
        optional
      />
      <settling.Field
        name="reason"
        hint={t("intake.checks.warnings.reasonHint")}
        limit={longestReason}
        rows={3}
        optional
      />
    </settling.Dialog>
  )
}
