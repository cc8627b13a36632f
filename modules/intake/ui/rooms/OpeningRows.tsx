import { DoorOpen, Grid2x2, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notes } from "#ui/kit/Field.tsx"
import { mostOpenings, type Opening, openingKinds } from "../../rooms/schema.ts"
import { roomForm } from "./roomForm.ts"
import { SizeField } from "./SizeField.tsx"
import type { TypedOpening } from "./sizes.ts"

const icons = { door: DoorOpen, window: Grid2x2 }

/** Doors and windows of a room: those alike on one row, with how many there are. */
export function OpeningRows({ form }: { form: ReturnType<typeof roomForm.useForm> }) {
  const { t } = useTranslation()
  const { id, value: rows, error, onChange, onBlur } = roomForm.useField("openings")
  const full = rows.length >= mostOpenings && t("intake.errors.tooManyOpenings")

  function set(at: number, change: Partial<TypedOpening>) {
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  }
  function add(kind: Opening["kind"]) {
    onChange([...rows, { kind, width: "", height: "", count: "1" }])
    requestAnimationFrame(() => document.getElementById(`${id}.${rows.length}.width`)?.focus())
  }
  return (
    <fieldset className="stack tight">
      <legend className="field-label">{t("intake.rooms.field.openings")}</legend>
      <Notes id={id} error={error} />
      {rows.map((row, at) => {
        const name = t(`intake.rooms.opening.${row.kind}`)
        const part = (field: "width" | "height" | "count") => ({
          id: `${id}.${at}.${field}`,
          label: (
            <>
              {t(`intake.rooms.field.${field}`)}{" "}
              <span className="visually-hidden">{`${name} ${at + 1}`}</span>
            </>
          ),
          value: row[field],
          error: form.errors[`openings.${at}.${field}`],
          onChange: (typed: string) => set(at, { [field]: typed }),
          onBlur,
        })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name, and all of a row is in its fields.
          <div key={at} className="rooms-opening stack">
            <p className="row whole">
              <strong>{name}</strong>
            </p>
            <SizeField {...part("width")} />
            <SizeField {...part("height")} />
            <SizeField {...part("count")} unit="" />
            <Button
              variant="plain"
              aria-label={t("intake.rooms.opening.remove", { name, number: at + 1 })}
              onClick={() => onChange(rows.toSpliced(at, 1))}
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
        )
      })}
      <div className="cluster tight">
        {openingKinds.map((kind) => {
          const Icon = icons[kind]
          return (
            <Button key={kind} unavailable={full} onClick={() => add(kind)}>
              <Icon aria-hidden size="1.2em" />
              {t(`intake.rooms.opening.add.${kind}`)}
            </Button>
          )
        })}
        {full && <p className="field-hint whole">{full}</p>}
      </div>
    </fieldset>
  )
}
