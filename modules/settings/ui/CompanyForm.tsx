import { useTranslation } from "react-i18next"
import type { CompanyData } from "../schema.ts"
import { CompanyInput } from "./CompanyInput.tsx"
import { companyFields } from "./companyFields.ts"
import { LeaveDialog } from "./LeaveDialog.tsx"
import { SaveBar } from "./SaveBar.tsx"
import { useCompanyForm } from "./useCompanyForm.ts"
import { useLeaveGuard } from "./useLeaveGuard.ts"
import { Wrongs } from "./Wrongs.tsx"

export function CompanyForm({ settings }: { settings: CompanyData }) {
  const { t } = useTranslation()
  const { form, submit, save, attempt, sentences } = useCompanyForm(settings)
  const { isDirty } = form.formState
  const guard = useLeaveGuard(isDirty)
  return (
    <>
      <Wrongs
        title={t("settings.company.failed")}
        message={save.error && `${t("settings.company.failedText")} ${save.error.message}`}
        sentences={sentences}
        attempt={attempt}
      />
      <form noValidate onSubmit={submit}>
        {companyFields.map((field) => (
          <CompanyInput key={field.name} {...field} control={form.control} error={sentences[field.name]} />
        ))}
        <SaveBar dirty={isDirty} busy={save.busy} discard={() => form.reset()} />
      </form>
      <LeaveDialog guard={guard} />
    </>
  )
}
