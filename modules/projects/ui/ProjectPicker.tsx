import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Combobox } from "#ui/kit/Combobox.tsx"
import { Field } from "#ui/kit/Field.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Project } from "../schema.ts"
import { useProjects } from "./hooks.ts"
import { found } from "./list/search.ts"

interface ProjectPickerProps {
  id: string
  value: number | null
  onChange: (id: number | null) => void
  error?: string
  /** 'Project' and how to find one, unless told; `required`: one must be chosen. */
  label?: ReactNode
  hint?: ReactNode
  required?: boolean
}

/** Chooses a project by typing a part of what is known of it; without a connection one goes without. */
export function ProjectPicker({ id, value, onChange, error, label, hint, required }: ProjectPickerProps) {
  const { t } = useTranslation()
  const projects = useProjects()
  const failed = !projects.data && projects.error !== undefined
  return (
    <>
      <Field
        id={id}
        label={label ?? t("projects.picker.label")}
        hint={hint ?? t("projects.picker.hint")}
        error={error}
        optional={!required}
      >
        {(aria) => (
          <Combobox
            aria={aria}
            among={projects.data}
            failed={failed}
            search={found}
            most={30}
            chosen={projects.data?.find((project) => project.id === value)?.name ?? ""}
            onChoose={(project) => onChange(project.id)}
            onLeave={(typed) => {
              if (typed?.trim() === "" && value !== null) onChange(null)
            }}
            clear={
              value === null
                ? undefined
                : { label: t("projects.picker.clear"), onClear: () => onChange(null) }
            }
            list={t("projects.picker.list")}
            found={(count) => t("projects.picker.found", { count })}
            more={(count) => t("projects.picker.more", { count })}
            keyOf={(project) => project.id}
          >
            {({ name, address, metadata }: Project) => (
              <>
                <span className="combobox-option-name">{name}</span>
                <span className="muted">{[metadata.clientName, address].filter(Boolean).join(" · ")}</span>
              </>
            )}
          </Combobox>
        )}
      </Field>
      <Notice tone="bad">{failed && projects.error?.message}</Notice>
    </>
  )
}
