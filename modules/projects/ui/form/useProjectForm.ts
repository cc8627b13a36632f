import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { ApiError } from "#ui/lib/http.ts"
import { marking } from "#ui/lib/refusal.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { NewProject, Project } from "../../schema.ts"
import { api } from "../api.ts"
import { touched } from "../hooks.ts"
import { judge } from "./judge.ts"
import { type FieldName, fieldNames, filledOf, isSame, type Typed, typedOf } from "./typed.ts"

/** The form of a project, new when there is no `project`. `attempt` counts the tries that failed. */
export function useProjectForm({
  project,
  start,
  onSaved,
}: {
  project?: Project
  start: Typed
  onSaved: (project: Project) => void
}) {
  const [attempt, setAttempt] = useState(0)
  /** What the form was filled with: its version goes back with the change. */
  const [base, setBase] = useState(project)
  /** As another saved it while this form was open. */
  const [newest, setNewest] = useState<Project>()
  const form = useForm<Typed>({
    defaultValues: start,
    resolver: judge,
    mode: "onTouched",
    shouldFocusError: false,
  })
  const { isDirty } = form.formState

  // A form in which nothing was typed yet shows the newest there is.
  useEffect(() => {
    if (!project || !base || isDirty || project.version <= base.version) return
    setBase(project)
    form.reset(typedOf(project))
  }, [project, base, isDirty, form])

  async function send(typed: Typed): Promise<Project> {
    // The resolver let it through, so the server's schema will too.
    const filled = filledOf(typed) as NewProject
    if (!base) return api.create({ ...filled, status: typed.status })
    try {
      return await api.change(base.id, { ...filled, version: base.version })
    } catch (error) {
      if (error instanceof ApiError && error.code.endsWith(".changedMeanwhile"))
        setNewest(await api.get(base.id))
      throw error
    }
  }

  const save = useAction(marking(form, fieldNames, send), {
    refreshes: touched,
    done: project ? "projects.form.saved" : "projects.form.created",
  })
  const failed = () => setAttempt((count) => count + 1)
  const submit = form.handleSubmit(async (typed) => {
    const saved = await save.act(typed)
    if (saved) onSaved(saved)
    else failed()
  }, failed)

  /** Goes on with what another saved; with `keep`, what was typed here stays where it differs from the old data. */
  function goOn(keep: boolean) {
    if (!newest || !base) return
    const [typed, old] = [form.getValues(), typedOf(base)]
    form.reset(typedOf(newest))
    if (keep)
      for (const name of fieldNames)
        if (!isSame(typed[name], old[name])) form.setValue(name, typed[name] as never, { shouldDirty: true })
    setBase(newest)
    setNewest(undefined)
    save.forget()
    setAttempt(0)
  }

  const { errors } = form.formState
  const sentences: Partial<Record<FieldName, string>> = Object.fromEntries(
    fieldNames.map((name) => [name, errors[name]?.message]),
  )
  return { form, isDirty, submit, save, attempt, sentences, newest, goOn }
}
