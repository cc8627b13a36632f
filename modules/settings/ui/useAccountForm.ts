import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useState } from "react"
import { useController, useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { NewAccount } from "#modules/access/schema.ts"
import { api } from "#modules/access/ui/api.ts"
import { marking, sentenceOf } from "#ui/lib/refusal.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { MadeAccount } from "./AccountMade.tsx"
import { accountsPath } from "./hooks.ts"

const names = ["name", "username", "role", "password"] as const
type Name = (typeof names)[number]

/** The form of a new account; `attempt` counts the tries that failed. */
export function useAccountForm(onMade: (made: MadeAccount) => void) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(0)
  const form = useForm<NewAccount>({
    defaultValues: { name: "", username: "", role: "worker", password: "" },
    resolver: standardSchemaResolver(NewAccount),
    mode: "onTouched",
    shouldFocusError: false,
  })
  const { control } = form
  const fields = {
    name: useController({ control, name: "name" }).field,
    username: useController({ control, name: "username" }).field,
    role: useController({ control, name: "role" }).field,
    password: useController({ control, name: "password" }).field,
  }
  const create = useAction(marking(form, names, api.createAccount), {
    refreshes: accountsPath,
    done: "settings.newAccount.done",
  })
  const failed = () => setAttempt(attempt + 1)

  const submit = form.handleSubmit(async (account) => {
    const user = await create.act(account)
    if (user) onMade({ user, password: account.password })
    else failed()
  }, failed)

  const known = form.formState.errors
  const sentences: Partial<Record<Name, string>> = Object.fromEntries(
    names.map((name) => [name, sentenceOf(known[name], t(`settings.newAccount.wrong.${name}`))]),
  )
  const setPassword = (password: string) =>
    form.setValue("password", password, { shouldDirty: true, shouldValidate: true })

  return { fields, setPassword, submit, create, attempt, sentences }
}
