import { useState } from "react"
import { useTranslation } from "react-i18next"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { Select } from "#ui/kit/Select.tsx"
import type { Place } from "../../schema.ts"
import { picking } from "./pickForm.ts"

/** So many are in sight at once; of a longer list the rest unfolds. */
const inSight = 4
const another = "another"

/** For which job: one's own with one press, the others behind 'Ander project'. */
export function ProjectChoice({ jobs }: { jobs: readonly Place[] }) {
  const { t } = useTranslation()
  const { id, value, error, onChange } = picking.useField("projectId")
  const own = jobs.filter(({ mine }) => mine)
  const first = (own.length > 0 ? own : jobs).slice(0, inSight)
  const rest = jobs.filter((job) => !first.includes(job))
  const chosen = value === null ? undefined : `project:${value}`
  const [other, setOther] = useState(rest.some(({ key }) => key === chosen))
  if (jobs.length === 0) return <p className="muted">{t("stock.pick.noProjects")}</p>
  return (
    <>
      <RadioGroup
        id={id}
        legend={t("stock.pick.field.projectId")}
        error={other ? undefined : error}
        value={other ? another : chosen}
        onChange={(key) => {
          setOther(key === another)
          onChange(key === another ? null : numberIn(key))
        }}
        options={[
          ...first.map(({ key, name }) => ({ value: key, label: name })),
          ...(rest.length > 0 ? [{ value: another, label: t("stock.pick.another") }] : []),
        ]}
      />
      {other && (
        <Select
          id={`${id}-other`}
          label={t("stock.pick.which")}
          error={error}
          empty={t("stock.pick.choose")}
          value={chosen ?? ""}
          onChange={(key) => onChange(key ? numberIn(key) : null)}
          options={rest.map(({ key, name }) => ({ value: key, label: name }))}
        />
      )}
    </>
  )
}

const numberIn = (key: string) => Number(key.slice("project:".length))
