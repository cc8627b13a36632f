import { useTranslation } from "react-i18next"
import { Combobox } from "#ui/kit/Combobox.tsx"
import { Field } from "#ui/kit/Field.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { searchIn } from "#ui/lib/search.ts"
import type { Workplace } from "../../entries/schema.ts"

/** More than these one finds by typing. */
const fewEnough = 8
const found = searchIn(({ name, address }: Workplace) => `${name} ${address}`)

/** A project of those that are kept on the device: it can be chosen in a cellar. */
export function ProjectField(props: {
  id: string
  workplaces: Workplace[]
  value: number | null
  onChange: (id: number | null) => void
  error?: string
  hint?: string
}) {
  return props.workplaces.length <= fewEnough ? <FromFew {...props} /> : <FromMany {...props} />
}

type ProjectFieldProps = Parameters<typeof ProjectField>[0]

function FromFew({ workplaces, value, onChange, ...field }: ProjectFieldProps) {
  const { t } = useTranslation()
  return (
    <Select
      {...field}
      label={t("gps.timer.choose.project")}
      value={value === null ? "" : String(value)}
      onChange={(chosen) => onChange(chosen === "" ? null : Number(chosen))}
      empty={t("gps.timer.choose.projectEmpty")}
      options={workplaces.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}

function FromMany({ workplaces, value, onChange, ...field }: ProjectFieldProps) {
  const { t } = useTranslation()
  return (
    <Field {...field} label={t("gps.timer.choose.project")}>
      {(aria) => (
        <Combobox
          aria={aria}
          among={workplaces}
          failed={false}
          search={found}
          most={30}
          chosen={workplaces.find(({ id }) => id === value)?.name ?? ""}
          onChoose={({ id }) => onChange(id)}
          onLeave={(typed) => {
            if (typed?.trim() === "") onChange(null)
          }}
          clear={
            value === null
              ? undefined
              : { label: t("gps.timer.choose.projectClear"), onClear: () => onChange(null) }
          }
          list={t("gps.timer.choose.projectList")}
          found={(count) => t("gps.timer.choose.projectFound", { count })}
          more={(count) => t("gps.timer.choose.projectMore", { count })}
          keyOf={({ id }) => id}
        >
          {({ name, address, mine }) => (
            <>
              <span className="combobox-option-name">{name}</span>
              <span className="muted">
                {[mine && t("gps.timer.choose.mine"), address].filter(Boolean).join(" · ")}
              </span>
            </>
          )}
        </Combobox>
      )}
    </Field>
  )
}
