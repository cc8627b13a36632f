import { MessageSquare } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { parseDecimal } from "#src/shared/decimal.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { formatWhen } from "#ui/lib/when.ts"
import { longestNote } from "../../../checks/schema.ts"
import type { Saying, ShownItem } from "../useChecks.ts"
import { useKept } from "../useKept.ts"

interface CheckRowProps {
  item: ShownItem
  closed: boolean
  say: (saying: Saying) => void
}

/** The whole row ticks; below it what was measured, its photos, and a note. */
export function CheckRow({ item, closed, say, children }: CheckRowProps & { children: ReactNode }) {
  const { t } = useTranslation()
  const [writing, setWriting] = useState(false)
  const { id, text, required, takes, done, said, note, underway } = item
  return (
    <li className={done ? "checks-item checks-done" : "checks-item"}>
      <label className="checks-row">
        <input
          type="checkbox"
          checked={done}
          disabled={closed}
          onChange={(event) => say({ done: event.target.checked })}
        />
        <span className="stack flush">
          <span>
            <span className="checks-text">{text}</span>{" "}
            {required && <Badge>{t("intake.checks.required")}</Badge>}
          </span>
          {underway && <span className="muted">{t("intake.checks.waiting")}</span>}
          {!underway && said && (
            <span className="muted">
              {t("intake.checks.by", { name: said.by, moment: formatWhen(said.at) })}
            </span>
          )}
        </span>
      </label>
      <div className="checks-more cluster">
        {takes === "number" && <Measure item={item} closed={closed} say={say} />}
        {children}
        {writing || note !== "" ? (
          <div className="whole">
            <Note item={item} closed={closed} say={say} focus={writing} />
          </div>
        ) : (
          !closed && (
            <Button className="button-small" variant="plain" onClick={() => setWriting(true)}>
              <MessageSquare aria-hidden size="1.1em" />
              {t("intake.checks.note.add")}
              <span className="visually-hidden">: {text}</span>
            </Button>
          )
        )}
        <Earlier id={id} notes={item.earlier} />
      </div>
    </li>
  )
}

function Measure({ item, closed, say }: CheckRowProps) {
  const { t } = useTranslation()
  const [wrong, setWrong] = useState(false)
  const field = useKept(item.number === null ? "" : formatQuantity(item.number), (typed) => {
    const number = typed.trim() === "" ? null : parseDecimal(typed)
    setWrong(number === undefined)
    if (number !== undefined && number !== item.number) say({ number })
    return number !== undefined
  })
  return (
    <NumberField
      {...field}
      id={`${item.id}-number`}
      label={t("intake.checks.number")}
      error={wrong ? t("intake.errors.numberUnreadable") : undefined}
      unit={item.unit}
      disabled={closed}
      optional={!item.required}
    />
  )
}

function Note({ item, closed, say, focus }: CheckRowProps & { focus: boolean }) {
  const { t } = useTranslation()
  const field = useKept(item.note, (typed) => {
    const fits = typed.length <= longestNote
    if (fits && typed.trim() !== item.note) say({ note: typed.trim() })
    return fits
  })
  return (
    <TextArea
      {...field}
      id={`${item.id}-note`}
      label={t("intake.checks.note.label")}
      rows={2}
      limit={longestNote}
      disabled={closed}
      autoFocus={focus}
      optional
    />
  )
}

/** What another wrote over. */
function Earlier({ id, notes }: { id: string; notes: ShownItem["earlier"] }) {
  const { t } = useTranslation()
  if (notes.length === 0) return null
  return (
    <Disclosure className="whole" summary={t("intake.checks.note.earlier", { count: notes.length })}>
      <ul className="lines">
        {notes.map(({ note, by, at }) => (
          <li key={`${id} ${at}`}>
            <p className="checks-note flush">{note}</p>
            <p className="muted flush">{t("intake.checks.by", { name: by, moment: formatWhen(at) })}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
