import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { LeaveDialog } from "#ui/kit/LeaveDialog.tsx"
import { SaveBar } from "#ui/kit/SaveBar.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import { useLeaveGuard } from "#ui/lib/useLeaveGuard.ts"
import type { Project } from "../../schema.ts"
import { AboutFields } from "./AboutFields.tsx"
import { ChangedMeanwhile } from "./ChangedMeanwhile.tsx"
import { PlaceFields } from "./PlaceFields.tsx"
import { PlanFields } from "./PlanFields.tsx"
import { PriceFields } from "./PriceFields.tsx"
import type { Typed } from "./typed.ts"
import { useProjectForm } from "./useProjectForm.ts"

/** Makes a project, or changes one. What was typed is kept through every refusal. */
export function ProjectForm({ project, start }: { project?: Project; start: Typed }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const { form, isDirty, submit, save, attempt, sentences, newest, goOn } = useProjectForm({
    project,
    start,
    onSaved: ({ id }) => navigate(`/projects/${id}`, { replace: true }),
  })
  const guard = useLeaveGuard(isDirty)
  const fields = { form, sentences }
  return (
    <>
      {newest ? (
        <ChangedMeanwhile
          message={save.error?.message}
          typed={form.getValues()}
          newest={newest}
          goOn={goOn}
        />
      ) : (
        <Wrongs
          title={t("projects.form.failed")}
          message={save.error?.message}
          sentences={sentences}
          idOf={(name) => `project-${name}`}
          attempt={attempt}
        />
      )}
      <form
        noValidate
        className="project-form"
        onSubmit={(event) => {
          if (leadToHalfAPlace(event.currentTarget, form.getValues("place"))) event.preventDefault()
          else submit(event)
        }}
      >
        <AboutFields {...fields} />
        <PlaceFields {...fields} />
        <PlanFields {...fields} project={project} />
        <PriceFields {...fields} />
        <SaveBar dirty={isDirty} busy={save.busy} discard={() => form.reset()} />
      </form>
      <LeaveDialog guard={guard} />
    </>
  )
}

/** Numbers that are no place yet would be lost: the form is not sent, and their field says what is wrong. */
function leadToHalfAPlace(form: HTMLFormElement, place: Typed["place"]): boolean {
  const numbers = form.querySelectorAll<HTMLInputElement>(".place-numbers input")
  const half = place === null ? [...numbers].find(({ value }) => value.trim() !== "") : undefined
  for (const number of half ? numbers : []) {
    number.focus()
    number.blur()
  }
  half?.focus()
  return half !== undefined
}
