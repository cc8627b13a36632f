import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { toast } from "#ui/lib/toast.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { CompanyData } from "../schema.ts"
import { api } from "./api.ts"
import { companyFields } from "./companyFields.ts"
import { settingsPath } from "./hooks.ts"
import { marking, sentenceOf } from "./refusal.ts"

const names = companyFields.map(({ name }) => name)

/** The form of the company's data. `attempt` counts the tries that failed; `sentences`: what is wrong, per field. */
export function useCompanyForm(settings: CompanyData) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(0)
  const form = useForm<CompanyData>({
    defaultValues: companyDataOf(settings),
    resolver: standardSchemaResolver(CompanyData),
    mode: "onTouched",
    shouldFocusError: false,
  })
  const save = useAction(marking(form, names, api.save), {
    refreshes: settingsPath,
    done: "settings.company.saved",
  })
  const failed = () => setAttempt(attempt + 1)

  const submit = form.handleSubmit(async (filled) => {
    const saved = await save.act(filled)
    if (saved) return form.reset(companyDataOf(saved))
    toast({ title: t("settings.company.failed"), text: t("settings.company.failedText"), destructive: true })
    failed()
  }, failed)

  const { errors } = form.formState
  const sentences: Partial<Record<keyof CompanyData, string>> = Object.fromEntries(
    names.map((name) => [name, sentenceOf(errors[name], t(`settings.company.wrong.${name}`))]),
  )
  return { form, submit, save, attempt, sentences }
}

/** Without what other tabs set. */
const companyDataOf = (settings: CompanyData) =>
  Object.fromEntries(names.map((name) => [name, settings[name]])) as CompanyData
