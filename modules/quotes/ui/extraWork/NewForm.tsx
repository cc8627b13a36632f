import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { dayOf } from "#src/shared/calendar.ts"
import { useDraft } from "#ui/form/useDraft.ts"
import { Button } from "#ui/kit/Button.tsx"
import { PressArea } from "#ui/kit/PressArea.tsx"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import type { ProjectExtraWork } from "../../extraWork/schema.ts"
import { api } from "./api.ts"
import { ExtraFields } from "./ExtraFields.tsx"
import { type ExtraForm, type ExtraTyped, extraForm } from "./extraForm.ts"
import { touchedPaths } from "./hooks.ts"
import { emptyLine } from "./typed.ts"

/** What another screen knows of it already. */
interface Found {
  title: string
  details: string
}

/** What was typed stays on this device until it is kept: on site a call comes in between. */
export function NewForm({
  project,
  known,
  found,
}: {
  project: number
  known: ProjectExtraWork
  found: Found
}) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const key = useWishKey()
  const { draft } = useDraft({
    name: "extraWork",
    of: project,
    read: (text) => JSON.parse(text) as ExtraTyped,
  })
  const form = extraForm.useForm({
    start: startOf(known, found),
    send: (extra) => api.note(project, extra, key.of(extra)),
    refreshes: touchedPaths,
    done: ({ state }) => ({ title: t(`quotes.extra.done.${state as "agreed" | "proposed"}`) }),
    onSaved({ id }) {
      draft.forget()
      navigate(`/meerwerk/${id}`, { replace: true })
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is put back once
  useEffect(() => {
    for (const [name, typed] of Object.entries(draft.found ?? {}))
      form.set(name as keyof ExtraTyped, typed as ExtraTyped[keyof ExtraTyped])
  }, [])
  const said = useSaid(form)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said is the reason
  useEffect(() => draft.keep(form.dirty ? form.typed() : undefined), [draft, form.dirty, said])
  return (
    <extraForm.Form
      form={form}
      failed={t("quotes.extra.form.failed")}
      guarded={false}
      className="stack roomy"
    >
      <ExtraFields project={project} known={known} />
      <PressArea className="cluster">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t("quotes.extra.form.save")}
        </Button>
      </PressArea>
    </extraForm.Form>
  )
}

/** Hook: all that would be a loss, so that each change of it is kept. */
function useSaid(form: ExtraForm): string {
  const work = [extraForm.useTyped("title", form), extraForm.useTyped("details", form)]
  const price = [extraForm.useTyped("lines", form), extraForm.useTyped("delayDays", form)]
  const yes = [
    extraForm.useTyped("agreed", form),
    extraForm.useTyped("how", form),
    extraForm.useTyped("by", form),
  ]
  return JSON.stringify([work, price, yes])
}

const startOf = ({ rates, people }: ProjectExtraWork, found: Found) => ({
  ...{ ...found, on: dayOf(new Date()), by: people[0] ?? "" },
  lines: [emptyLine(rates[0]!.rate)],
})
