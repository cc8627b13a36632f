import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { maxWorkItems } from "../../generator/schema.ts"
import type { GeneratorFormState } from "./useGeneratorForm.ts"
import { rangeOf } from "./workItems.ts"

export const workItemsId = "generator-workItems"

/** One work item per line, with how many there are; a line that is wrong is named by its number and can be led to. */
export function WorkItemsField({ form }: { form: GeneratorFormState }) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const { filled, change, leave, sentences, lines, items } = form

  function leadTo(line: number) {
    field.current?.focus()
    field.current?.setSelectionRange(...rangeOf(filled.workItems, line))
  }

  return (
    <div className="work-items">
      <TextArea
        id={workItemsId}
        ref={field}
        label={t("quotes.generator.field.workItems")}
        hint={t("quotes.generator.hint.workItems")}
        value={filled.workItems}
        onChange={(workItems) => change({ workItems })}
        onBlur={() => leave("workItems")}
        error={sentences.workItems ?? (lines[0] && t("quotes.generator.linesWrong", { count: lines.length }))}
        rows={8}
        className="work-items-text"
        autoCapitalize="sentences"
      />
      <p className="work-items-count">
        {t("quotes.generator.items", { count: items })}
        {items > maxWorkItems - 50 && ` ${t("quotes.generator.itemsMost", { most: maxWorkItems })}`}
      </p>
      {lines.length > 0 && (
        <ul className="work-items-wrong">
          {lines.map(({ line, text, sentence }) => (
            <li key={line}>
              <Button variant="plain" onClick={() => leadTo(line)}>
                {t("quotes.generator.line", { line })}
              </Button>
              <div>
                <q>{text}</q>
                <p>{sentence}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
