import { useEffect, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { offerUndo } from "#ui/lib/undo.ts"
import type { QuotationContent } from "../../quotations/content.schema.ts"
import type { FilledTemplate } from "../../templates/schema.ts"
import { emptyContent, isSame } from "../quotation/content.ts"
import type { ContentForm } from "../quotation/useContentForm.ts"
import { useTemplate } from "./hooks.ts"

/** Fills an empty quotation from the template that was chosen, and says what came of it. What was typed is only replaced when asked. */
export function FromTemplate({ id, form }: { id: number | undefined; form: ContentForm }) {
  const { t } = useTranslation()
  const template = useTemplate(id)
  const [filled, setFilled] = useState<{ by: FilledTemplate; content: QuotationContent }>()
  const { content, change, discard } = form
  const chosen = template.data
  const untouched = useMemo(
    () =>
      [emptyContent, filled?.content, chosen && contentOf(chosen)].some((known) => isSame(content, known)),
    [content, filled, chosen],
  )
  const waits = chosen !== undefined && chosen !== filled?.by

  function fill(by: FilledTemplate) {
    const next = contentOf(by)
    change(next)
    setFilled({ by, content: next })
  }
  function replace(by: FilledTemplate) {
    const before = { content, filled }
    fill(by)
    offerUndo({
      said: t("quotes.templates.from.done", { name: by.name }),
      async back() {
        change(before.content)
        setFilled(before.filled)
      },
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what it waits for
  useEffect(() => {
    if (!untouched) return
    if (waits) fill(chosen)
    else if (id === undefined && filled) {
      discard()
      setFilled(undefined)
    }
  }, [id, chosen, untouched])

  const lines = filled?.by.byHand.map((line) => `‘${line}’`).join(", ")
  return (
    <>
      <Notice tone="bad">{template.error?.message}</Notice>
      <Notice tone="info">
        {filled && filled.by === chosen && t("quotes.templates.from.done", { name: filled.by.name })}
      </Notice>
      <Notice tone="warn">
        {filled && filled.by === chosen && filled.by.byHand.length > 0
          ? t("quotes.templates.from.byHand", { count: filled.by.byHand.length, lines })
          : waits &&
            !untouched && (
              <>
                <p>{t("quotes.templates.from.taken", { name: chosen.name })}</p>
                <Button onClick={() => replace(chosen)}>{t("quotes.templates.from.replace")}</Button>
              </>
            )}
      </Notice>
    </>
  )
}

/** In the order in which the form has its parts, by which two are compared. */
const contentOf = ({ content }: FilledTemplate): QuotationContent => ({ ...emptyContent, ...content })
