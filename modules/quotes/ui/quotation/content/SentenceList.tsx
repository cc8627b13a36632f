import { Plus, Trash2 } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"

const most = 80

/** Sentences of the quotation, one under the other. Without `onChange` they are only read. */
export function SentenceList({
  part,
  sentences,
  errors,
  onChange,
}: {
  part: "assumptions" | "exclusions"
  sentences: readonly string[]
  errors: Readonly<Record<string, string>>
  onChange: ((sentences: string[]) => void) | undefined
}) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const added = useRef(false)
  useEffect(() => {
    if (!added.current) return
    added.current = false
    list.current?.querySelector<HTMLElement>("li:last-child textarea")?.focus()
  })

  function add() {
    added.current = true
    onChange?.([...sentences, ""])
  }
  function remove(index: number) {
    onChange?.(sentences.toSpliced(index, 1))
    document.getElementById(`${part}-add`)?.focus()
  }

  const field = (sentence: string, index: number) => (
    <li key={index} className="quote-sentence stack">
      <TextArea
        id={`quotation-${part}-${index}`}
        className="quote-description"
        label={t(`quotes.quotation.${part}.one`, { number: index + 1 })}
        rows={1}
        limit={500}
        value={sentence}
        onChange={(text) => onChange?.(sentences.with(index, text.replace(/\s*\n\s*/g, " ")))}
        error={errors[`${part}.${index}`]}
      />
      <button
        type="button"
        className="button button-plain quote-line-remove"
        aria-label={t("quotes.quotation.removeSentence", { number: index + 1 })}
        onClick={() => remove(index)}
      >
        <Trash2 aria-hidden size="1.2em" />
      </button>
    </li>
  )

  return (
    <Card title={t(`quotes.quotation.${part}.title`)} className="quote-sentences">
      {sentences.length === 0 && <p className="muted">{t(`quotes.quotation.${part}.none`)}</p>}
      <ul ref={list}>
        {onChange
          ? sentences.map(field)
          : sentences.map((sentence) => (
              <li key={sentence} className="quote-sentence-read">
                {sentence}
              </li>
            ))}
      </ul>
      {onChange && sentences.length < most && (
        <Button id={`${part}-add`} className="no-print" onClick={add}>
          <Plus aria-hidden size="1.2em" />
          {t(`quotes.quotation.${part}.add`)}
        </Button>
      )}
    </Card>
  )
}
