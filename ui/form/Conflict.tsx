import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../kit/Button.tsx"
import { Meanwhile } from "./Meanwhile.tsx"
import type { AnyForm } from "./useForm.ts"
import { isSame, type Versioned } from "./useRow.ts"

/** Another was first: who, what is different, and two ways on. Nothing typed is lost before one of them is pressed. */
export function Conflict({ form, theirs }: { form: AnyForm; theirs: Versioned }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const { definition, row } = form.inner
  const { valuesOf, words = asTyped } = row.of!
  const [mine, saved] = [form.typed(), row.shown(theirs)]
  const compared = valuesOf(theirs)
  const different = Object.keys(definition.kinds).filter(
    (name) => name in compared && !isSame(mine[name], saved[name]),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another change of another is another reason to look here
  useEffect(() => box.current?.focus(), [theirs])
  return (
    <Meanwhile
      ref={box}
      title={t("form.changed.title")}
      message={form.error?.message}
      ways={
        <>
          <Button variant="primary" onClick={() => row.goOn(true)}>
            {t("form.changed.keep")}
          </Button>
          <Button onClick={() => row.goOn(false)}>{t("form.changed.load")}</Button>
        </>
      }
      hint={t("form.changed.explain")}
    >
      {different.length > 0 && (
        <dl>
          {different.map((name) => (
            <div key={name}>
              <dt>{definition.how.label?.(name)}</dt>
              <dd>
                <span className="muted">{t("form.changed.yours")}</span>{" "}
                {words(name, mine, theirs) || t("form.changed.nothing")}
              </dd>
              <dd>
                <span className="muted">{t("form.changed.saved")}</span>{" "}
                {words(name, saved, theirs) || t("form.changed.nothing")}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Meanwhile>
  )
}

const asTyped = (name: string, typed: Record<string, unknown>) => String(typed[name] ?? "")
