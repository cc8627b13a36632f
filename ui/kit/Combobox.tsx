import { X } from "lucide-react"
import { useDeferredValue, useMemo, useRef, useState } from "react"
import { useCombobox } from "../lib/useCombobox.ts"
import { ComboboxList, type ComboboxWords } from "./ComboboxList.tsx"
import type { FieldAria } from "./Field.tsx"

interface ComboboxProps<Option> extends ComboboxWords<Option> {
  aria: FieldAria
  /** Undefined as long as they are being read. */
  among: Option[] | undefined
  /** They can't be read. */
  failed: boolean
  search: (among: Option[], typed: string) => Option[]
  /** So many are shown. */
  most: number
  /** Of what may be typed. */
  maxLength?: number
  /** What stands in the field as long as nobody types: the name of what was chosen. */
  chosen: string
  onChoose: (option: Option) => void
  /** What was typed and not chosen, if anything, and how many were found for it. */
  onLeave?: (typed: string | undefined, found: number) => void
  /** A cross that takes the choice away. */
  clear?: { label: string; onClear: () => void }
  autoFocus?: boolean
}

/**
 * Chooses one of many by typing a part of what is known of it. Arrows walk, Enter chooses, Esc closes the list and then
 * takes back what was typed; neither sends a form around it or closes a dialog.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { aria, among, failed, search, most, maxLength, chosen, ...rest } = props
  const { onChoose, onLeave, clear, autoFocus, ...words } = rest
  const field = useRef<HTMLInputElement>(null)
  /** Undefined: nothing was typed since the last choice. */
  const [typed, setTyped] = useState<string>()
  const sought = useDeferredValue(typed ?? "")
  const hits = useMemo(() => search(among ?? [], sought), [search, among, sought])
  const options = hits.slice(0, most)

  function choose(option: Option) {
    setTyped(undefined)
    onChoose(option)
  }
  function undo() {
    setTyped(undefined)
    return typed !== undefined
  }
  const combobox = useCombobox({ options, choose, onEscape: undo })

  function leave() {
    combobox.close()
    setTyped(undefined)
    onLeave?.(typed, hits.length)
  }

  return (
    <div className="combobox">
      <input
        {...aria}
        {...combobox.input}
        ref={field}
        type="text"
        className="input"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        // biome-ignore lint/a11y/noAutofocus: asked for where the field is all that one came for
        autoFocus={autoFocus}
        value={typed ?? chosen}
        onFocus={(event) => event.target.select()}
        onClick={() => combobox.show(-1)}
        onBlur={leave}
        onChange={(event) => {
          setTyped(event.target.value)
          combobox.show(event.target.value ? 0 : -1)
        }}
      />
      {clear && (
        <button
          type="button"
          className="button button-plain combobox-clear"
          onClick={() => {
            clear.onClear()
            field.current?.focus()
          }}
        >
          <X aria-hidden size="1.2em" />
          <span className="visually-hidden">{clear.label}</span>
        </button>
      )}
      {!failed && (
        <ComboboxList
          combobox={combobox}
          options={options}
          all={hits.length}
          loading={among === undefined}
          {...words}
        />
      )}
    </div>
  )
}
