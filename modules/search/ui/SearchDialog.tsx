import { Search } from "lucide-react"
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from "react"
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
import { noteVisit, visitedBy } from "./visited.ts"
import { WayRow } from "./WayRow.tsx"

/** Finds whatever there is while one types. Arrows walk, Enter opens, Ctrl+Enter calls, Esc closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { id: account } = useSignedIn()
  const [, navigate] = useLocation()
  const [text, setText] = useState("")
  const [visited] = useState(() => visitedBy(account))
  const heading = useId()
  const { typed, kind } = useAsked(text)
  const found = useFound(typed)
  const hits = kind ? found.hits.filter((hit) => hit.kind === kind) : found.hits
  const groups = useGroups(typed, hits, visited)
  const ways = groups.flatMap((group) => group.ways)
  const combobox = useCombobox({ options: ways, choose: open, onEscape: () => false })
  const { show } = combobox
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first stands ready again at each new answer
  useEffect(() => show(typed === "" ? -1 : 0), [typed, found.typed])

  function open({ hit, href }: Way) {
    if (hit) noteVisit(account, hit)
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
            onChange={(event) => setText(event.target.value)}
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

function useWords(found: ReturnType<typeof useFound>, count: number, typed: string): string {
  const { t } = useTranslation()
  if (typed === "") return t("search.start")
  if (found.loading) return count > 0 ? "" : t("search.loading")
  if (found.state === "offline") return t("search.offline")
  if (found.state === "failed") return t("search.failed", { reason: found.reason })
  return count === 0 ? t("search.nothing", { typed }) : t("search.found", { count })
}
