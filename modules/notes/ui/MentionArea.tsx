import { useLayoutEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { Wired } from "#ui/form/kind.ts"
import { ComboboxList } from "#ui/kit/ComboboxList.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { useCombobox } from "#ui/lib/useCombobox.ts"
import { callBefore } from "../mentions.ts"
import { longestNote, type NotePerson } from "../schema.ts"

const most = 6

interface MentionAreaProps extends Wired<string> {
  people: readonly NotePerson[]
  rows?: number
}

/** Text in which an '@' offers who can be called: arrows walk, Enter chooses, Esc closes the list. */
export function MentionArea({ people, rows = 3, ...field }: MentionAreaProps) {
  const { t } = useTranslation()
  const { value, onChange } = field
  const area = useRef<HTMLTextAreaElement>(null)
  const [call, setCall] = useState<{ from: number; typed: string }>()
  const caret = useRef<number>(undefined)
  const found = call ? peopleLike(people, call.typed) : []
  const options = found.slice(0, most)
  const { input, ...combobox } = useCombobox({ options, choose, onEscape: () => false })
  const { role: _, "aria-expanded": __, "aria-controls": list, ...keys } = input

  // The cursor goes behind the name that was filled in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the text is there
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [value])

  function choose({ name }: NotePerson) {
    if (!call) return
    const behind = value.slice(call.from + 1 + call.typed.length)
    const before = `${value.slice(0, call.from)}@${name} `
    caret.current = before.length
    setCall(undefined)
    onChange(before + behind.replace(/^ /, ""))
  }

  function type(text: string) {
    onChange(text)
    const cursor = area.current?.selectionStart ?? text.length
    const next = callBefore(text, cursor)
    setCall(next)
    if (next && peopleLike(people, next.typed).length > 0) combobox.show(0)
    else combobox.close()
  }

  return (
    <div className="combobox note-area">
      <TextArea
        {...field}
        {...keys}
        aria-controls={combobox.open ? list : undefined}
        ref={area}
        rows={rows}
        limit={longestNote}
        onChange={type}
        onBlur={() => {
          combobox.close()
          field.onBlur()
        }}
      />
      {combobox.open && options.length > 0 && (
        <ComboboxList
          combobox={combobox}
          options={options}
          all={found.length}
          list={t("notes.write.people")}
          found={(count) => t("notes.write.found", { count })}
          more={(count) => t("notes.write.found", { count })}
          keyOf={({ id }) => id}
        >
          {({ name }) => <span className="combobox-option-name">{name}</span>}
        </ComboboxList>
      )}
    </div>
  )
}

/** By any word of the name. */
function peopleLike(people: readonly NotePerson[], typed: string): NotePerson[] {
  const sought = typed.toLowerCase()
  return people.filter(({ name }) => {
    const lower = name.toLowerCase()
    return lower.startsWith(sought) || lower.split(" ").some((word) => word.startsWith(sought))
  })
}
