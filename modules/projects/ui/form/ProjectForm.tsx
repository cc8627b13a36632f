import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { SaveBar } from "#ui/kit/SaveBar.tsx"
import { valuesOf } from "../../filled.ts"
import { contradictions } from "../../rules.ts"
import type { Project } from "../../schema.ts"
import { api } from "../api.ts"
import { affectedPaths } from "../hooks.ts"
import { AboutFields } from "./AboutFields.tsx"
import { PlaceFields } from "./PlaceFields.tsx"
import { PlanFields } from "./PlanFields.tsx"
import { PriceFields } from "./PriceFields.tsx"
import { project } from "./project.tsx"
import { useSiteOfCustomer } from "./useSiteOfCustomer.ts"
import { useWords } from "./useWords.ts"

/** Makes a project, or changes the one that is known. What was typed is kept through every refusal. */
export function ProjectForm({ known, customerId = null }: { known?: Project; customerId?: number | null }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const words = useWords()
  const form = project.useForm({
    start: { customerId, status: "planned", progress: 0 },
    of: known && { row: known, valuesOf: filledOf, newest: () => api.get(known.id), words },
    check: ({ call }) => (call ? contradictions(valuesOf(call)) : {}),
    send: ({ status, ...filled }, { row }) =>
      row ? api.change(row.id, { ...filled, version: row.version }) : api.create({ ...filled, status }),
    refreshes: affectedPaths,
    done: known ? "projects.form.saved" : "projects.form.created",
    onSaved: ({ id }) => navigate(`/projects/${id}`, { replace: true }),
  })
  useSiteOfCustomer(form, known === undefined)
  return (
    <project.Form
      form={form}
      failed={t("projects.form.failed")}
      className="project-form stack loose"
      onSubmitCapture={(event) => {
        if (!leadToHalfAPlace(event.currentTarget, form.typed().place !== null)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <AboutFields />
      <PlaceFields />
      <PlanFields known={known} />
      <PriceFields form={form} />
      <SaveBar dirty={form.dirty} busy={form.busy} discard={form.discard} />
    </project.Form>
  )
}

/** The status is changed elsewhere. */
const filledOf = ({ status: _, metadata, latitude, longitude, team, ...rest }: Project) => ({
  ...rest,
  projectTypes: metadata.projectTypes,
  place: latitude === null || longitude === null ? null : { latitude, longitude },
  team: team.map(({ id }) => id),
})

/** Numbers that are no place yet would be lost: the form is not sent, and their field says what is wrong. */
function leadToHalfAPlace(form: HTMLFormElement, isPlace: boolean): boolean {
  const numbers = form.querySelectorAll<HTMLInputElement>(".place-numbers input")
  const half = isPlace ? undefined : [...numbers].find(({ value }) => value.trim() !== "")
  for (const number of half ? numbers : []) {
    number.focus()
    number.blur()
  }
  half?.focus()
  return half !== undefined
}
