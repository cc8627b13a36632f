import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { Project } from "../../schema.ts"
import { fieldNames, isSame, type Typed, typedOf } from "./typed.ts"
import { useInWords } from "./useInWords.ts"

/** The status is changed elsewhere. */
const compared = fieldNames.filter((name) => name !== "status")

/** Another was first: who, what is different, and two ways on. Nothing typed is lost before one of them is pressed. */
export function ChangedMeanwhile({
  message,
  typed,
  newest,
  goOn,
}: {
  message: string | undefined
  typed: Typed
  newest: Project
  goOn: (keep: boolean) => void
}) {
  const { t } = useTranslation()
  const inWords = useInWords(newest)
  const box = useRef<HTMLDivElement>(null)
  const saved = typedOf(newest)
  const different = compared.filter((name) => !isSame(typed[name], saved[name]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another change of another is another reason to look here
  useEffect(() => box.current?.focus(), [newest])
  return (
    <div ref={box} className="error-summary changed-meanwhile" role="alert" tabIndex={-1}>
      <h2>{t("projects.form.changed.title")}</h2>
      <p>{message}</p>
      {different.length > 0 && (
        <dl>
          {different.map((name) => (
            <div key={name}>
              <dt>{t(`projects.form.changed.field.${name}`)}</dt>
              <dd>
                <span className="muted">{t("projects.form.changed.yours")}</span> {inWords(name, typed)}
              </dd>
              <dd>
                <span className="muted">{t("projects.form.changed.saved")}</span> {inWords(name, saved)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="changed-ways">
        <Button variant="primary" onClick={() => goOn(true)}>
          {t("projects.form.changed.keep")}
        </Button>
        <Button onClick={() => goOn(false)}>{t("projects.form.changed.load")}</Button>
      </p>
      <p className="field-hint">{t("projects.form.changed.explain")}</p>
    </div>
  )
}
