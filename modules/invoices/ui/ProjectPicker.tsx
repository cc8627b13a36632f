import { useTranslation } from "react-i18next"
import type { Project } from "#modules/projects/schema.ts"
import { useProjects } from "#modules/projects/ui/hooks.ts"
import { found } from "#modules/projects/ui/list/search.ts"
import { Combobox } from "#ui/kit/Combobox.tsx"
import { Field } from "#ui/kit/Field.tsx"
import { Notice } from "#ui/kit/Notice.tsx"

interface ProjectPickerProps {
  id: string
  value: number | null
  onChange: (id: number | null) => void
  error?: string
  /** 'Project' and its hint of the scanner, unless told; `required`: one must be chosen. */
  label?: string
  hint?: string
  required?: boolean
}

/** Chooses a project by typing a part of what is known of it; without a connection one goes without. */
export function ProjectPicker({ id, value, onChange, error, label, hint, required }: ProjectPickerProps) {
  const { t } = useTranslation()
  const projects = useProjects()
  const failed = !projects.data && projects.error !== undefined
  return (
    <div>
      <Field
        id={id}
        label={label ?? t("invoices.scans.project.label")}
        hint={hint ?? t("invoices.scans.project.hint")}
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
                : { label: t("invoices.scans.project.clear"), onClear: () => onChange(null) }
            }
            list={t("invoices.scans.project.list")}
            found={(count) => t("invoices.scans.project.found", { count })}
            more={(count) => t("invoices.scans.project.more", { count })}
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
    </div>
  )
}
