import { type FormEvent, useRef, useState } from "react"
import { useForm, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { marking } from "#ui/lib/refusal.ts"
import { toast } from "#ui/lib/toast.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Settings } from "../schema.ts"
import { api } from "./api.ts"
import { changeIn, checking, flattened } from "./formChecks.ts"
import { settingsPath } from "./hooks.ts"
import { wrongText } from "./wrongTexts.ts"

export type SettingsForm = ReturnType<typeof useSettingsForm>

interface FormOptions {
  /** The settings that this form is about; it sends of these what was changed. */
  names: readonly (keyof Settings)[]
  /** Instead of a toast, also when there was nothing to save. */
  onSaved?: () => void
}

/** A form over some of the settings. `attempt` counts the tries that failed; `sentences`: what is wrong, per path. */
export function useSettingsForm(settings: Settings, { names, onSaved }: FormOptions) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(0)
  const [saved, setSaved] = useState(settings)
  const held = useRef<Promise<unknown>>(Promise.resolve())
  const form = useForm<Settings>({
    defaultValues: settings,
    resolver: checking(names),
    mode: "onTouched",
    shouldFocusError: false,
  })
  const save = useAction(marking(form, names, api.save), {
    refreshes: settingsPath,
    done: onSaved ? undefined : "settings.company.saved",
  })
  const values = useWatch({ control: form.control }) as Settings
  const dirty = Object.keys(changeIn(names, values, saved)).length > 0
  const failed = () => setAttempt(attempt + 1)

  async function send(filled: Settings) {
    const change = changeIn(names, filled, saved)
    if (Object.keys(change).length === 0) return onSaved?.()
    const next = await save.act(change)
    if (next) {
      setSaved(next)
      form.reset(next)
      return onSaved?.()
    }
    toast({ title: t("settings.company.failed"), text: t("settings.company.failedText"), destructive: true })
    failed()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    await held.current
    await form.handleSubmit(send, failed)()
  }

  return {
    control: form.control,
    submit,
    discard: () => form.reset(saved),
    /** A picture on its way: saving waits for it. */
    hold(work: Promise<unknown>) {
      held.current = work.catch(() => undefined)
    },
    save,
    attempt,
    dirty,
    saved,
    sentences: Object.fromEntries(
      flattened(form.formState.errors).map(([path, error]) => [path, wrongText(path, error)]),
    ) as Partial<Record<string, string>>,
  }
}
