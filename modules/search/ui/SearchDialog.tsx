import { Search } from "lucide-react"
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { telephoneLink } from "#ui/lib/format.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { useCombobox } from "#ui/lib/useCombobox.ts"
import { longestQuery } from "../schema.ts"
import { useGroups, type Way } from "./groups.ts"
import { Keys } from "./Keys.tsx"
import { useAsked } from "./useAsked.ts"
import { useFound } from "./useFound.ts"
import { useWords } from "./useWords.ts"
import { noteVisit, useVisited } from "./visited.ts"
import { WayRow } from "./WayRow.tsx"

/** Finds whatever there is while one types. Arrows walk, Enter opens, Ctrl+Enter calls, Esc closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { id: account } = useSignedIn()
  const [, navigate] = useLocation()
  const [text, setText] = useState("")
  const visited = useVisited()
  const pressedEarly = useRef(false)
  const heading = useId()
  const { typed, kind } = useAsked(text)
  const found = useFound(typed)
  const hits = kind ? found.hits.filter((hit) => hit.kind === kind) : found.hits
  const groups = useGroups(typed, hits, visited)
  const ways = groups.flatMap((group) => group.ways)
  const combobox = useCombobox({ options: ways, choose: open, onEscape: () => false })
  const { show } = combobox
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first stands ready again at each new answer
  useEffect(() => {
    show(typed === "" ? -1 : 0)
    const [first] = ways
    if (!found.loading && pressedEarly.current && first) open(first)
  }, [typed, found.typed])

  function open({ hit, href }: Way) {
    if (hit) noteVisit(account, hit.address)
    onClose()
    navigate(href)
  }
  function call(way: Way | undefined) {
    if (way?.hit?.phone) location.assign(telephoneLink(way.hit.phone))
  }
  function press(event: KeyboardEvent) {
    if (event.key === "Escape") return
    const active = Number(combobox.input["aria-activedescendant"]?.split("-").at(-1))
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) call(ways[active])
    // Of an answer to less than was typed the first may be someone else: Enter waits for its own.
    else if (event.key === "Enter" && found.loading && !(active > 0)) pressedEarly.current = true
    else combobox.input.onKeyDown(event)
  }
  const pressing = (way: Way, choose: () => void) => ({
    onClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest(".search-phone")) call(way)
      else choose()
    },
  })

  const said = useWords(found, ways.length, typed)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("search.button")}
      lead={
        <label className="search-lead">
          <Search aria-hidden size="1.25em" />
          <input
            {...combobox.input}
            onKeyDown={press}
            aria-label={t("search.field")}
            placeholder={t("search.field")}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            maxLength={longestQuery}
            value={text}
            onChange={(event) => {
              pressedEarly.current = false
              setText(event.target.value)
            }}
          />
        </label>
      }
      actions={<Keys count={typed === "" ? undefined : ways.length} />}
    >
      <p
        role="status"
        className={ways.length > 0 && found.state === "found" ? "visually-hidden" : "search-note muted"}
      >
        {said}
      </p>
      <div {...combobox.list} role="listbox" aria-label={t("search.list")} className="search-list">
        {groups.map((group, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox has no element of its own
          <div key={group.name} role="group" aria-labelledby={`${heading}-${at}`}>
            <div id={`${heading}-${at}`} role="presentation" className="search-group">
              {group.name}
            </div>
            {group.ways.map((way) => {
              const option = combobox.option(ways.indexOf(way))
              return (
                <div key={way.key} {...option} {...pressing(way, option.onClick)} className="search-option">
                  <WayRow way={way} typed={typed} near={found.words} />
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </Dialog>
  )
}
