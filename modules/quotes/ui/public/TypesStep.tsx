import { type FormEvent, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation, useSearch } from "wouter"
import { type Entry, entries, entryAbout, entryLabels, type WayIn, waysIn } from "#src/shared/entries.ts"
import { groups, projectTypes, typeAbout, typeLabels } from "#src/shared/projectTypes.ts"
import { Button } from "#ui/kit/Button.tsx"
import { ErrorSummary } from "#ui/kit/ErrorSummary.tsx"
import { describedBy, Notes } from "#ui/kit/Field.tsx"
import { useOffered } from "#ui/lib/company.ts"
import { useDraft, useDrafts } from "./device.ts"
import { chooseEntries, chooseTypes, emptyDraft } from "./draft.ts"
import { Frame } from "./Frame.tsx"
import { KeptNote } from "./KeptNote.tsx"
import { addressOf, askedType, onward, placeBefore } from "./steps.ts"
import { TypeTile, tileId } from "./TypeTile.tsx"
import { entryIcons, typeIcons } from "./typeIcons.ts"

const groupNames = ["renovation", "extension", "maintenance"] as const
/** Until it is known what is asked; most kinds of work take this many screens. */
const usualProgress = { number: 1, count: 7, roughly: true }

/** Step 1: what the visitor wants built; one or more types. */
export function TypesStep({ editing }: { editing?: boolean }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const draft = useDraft()
  const offered = useOffered()
  const { chosen, choose, list } = useChosen()
  const [attempt, setAttempt] = useState(0)
  const faulty = attempt > 0 && chosen.length === 0

  function goOn(event: FormEvent) {
    event.preventDefault()
    if (chosen.length === 0) return setAttempt(attempt + 1)
    navigate(addressOf(editing ? { step: 2, question: onward, editing } : { step: 2 }))
  }

  return (
    <Frame
      step={1}
      progress={usualProgress}
      faulty={faulty}
      back={editing ? placeBefore({ step: 1, editing }, []) : undefined}
    >
      {faulty && (
        <ErrorSummary
          title={t("wizard.wrong")}
          attempt={attempt}
          errors={[{ id: tileId(offered(waysIn)[0]!), text: t("wizard.types.none") }]}
        />
      )}
      <form noValidate onSubmit={goOn}>
        <fieldset
          ref={list}
          className={faulty ? "tiles field-wrong" : "tiles"}
          aria-describedby={describedBy("tiles", true, faulty ? "tiles" : undefined)}
        >
          <legend>
            <h1>{t("wizard.types.heading")}</h1>
          </legend>
          <Notes
            id="tiles"
            hint={t("wizard.types.hint")}
            error={faulty ? t("wizard.types.none") : undefined}
          />
          {groupNames
            .filter((group) => offered(groups[group]).length > 0)
            .map((group) => (
              <fieldset key={group} className="tile-group">
                <legend>
                  <h2>{t(`wizard.types.groups.${group}`)}</h2>
                </legend>
                <div className="tile-grid">
                  {offered(groups[group]).map((type) => (
                    <TypeTile
                      key={type}
                      type={type}
                      label={typeLabels[type]}
                      about={typeAbout[type]}
                      icon={typeIcons[type]}
                      chosen={chosen.includes(type)}
                      choose={choose}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
          {offered(entries).length > 0 && (
            <fieldset className="tile-group">
              <legend>
                <h2>{t("wizard.types.groups.smaller")}</h2>
              </legend>
              <div className="tile-grid">
                {offered(entries).map((entry) => (
                  <TypeTile
                    key={entry}
                    type={entry}
                    label={entryLabels[entry]}
                    about={entryAbout[entry]}
                    icon={entryIcons[entry]}
                    chosen={chosen.includes(entry)}
                    choose={choose}
                  />
                ))}
              </div>
            </fieldset>
          )}
        </fieldset>
        <div className="actions actions-sticky">
          <Button variant="primary" type="submit">
            {t(editing ? "wizard.action.save" : "wizard.action.next")}
          </Button>
          {!editing && draft && draft.passed.length > 0 && chosen.length > 0 && (
            <Link className="touch roomy" href={addressOf({ step: 2, question: onward })}>
              {t("wizard.resume")}
            </Link>
          )}
        </div>
      </form>
      <KeptNote />
    </Frame>
  )
}

function useChosen() {
  const drafts = useDrafts()
  const offered = useOffered()
  const { projectTypes: kinds, entries: ways } = useDraft() ?? emptyDraft
  const types = offered(kinds)
  const asEntry = offered(entries)
  const [, navigate] = useLocation()
  const asked = askedType(useSearch())
  const list = useRef<HTMLFieldSetElement>(null)

  function choose(tile: WayIn, on: boolean) {
    drafts.change((draft) => {
      const wanted = new Set<string>([...draft.projectTypes, ...draft.entries])
      if (on) wanted.add(tile)
      else wanted.delete(tile)
      const of = <Tile extends string>(all: readonly Tile[]) => all.filter((known) => wanted.has(known))
      const typed = chooseTypes(draft, offered(of(projectTypes)))
      return isEntry(tile) ? chooseEntries(typed, of(asEntry)) : typed
    })
  }

  // Tiles that were ticked before the program had loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the browser takes over
  useEffect(() => {
    const { projectTypes, entries } = drafts.get()
    const kept: string[] = [...projectTypes, ...entries]
    for (const box of list.current?.querySelectorAll("input") ?? [])
      if (box.checked && !kept.includes(box.value)) choose(box.value as WayIn, true)
  }, [])

  // In place of this screen, so that browser Back leads to where the link was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what asks
  useEffect(() => {
    if (!asked || offered([asked]).length === 0) return
    choose(asked, true)
    navigate(addressOf({ step: 2, question: asked }), { replace: true })
  }, [asked])

  const chosen: readonly string[] = [...types, ...ways.filter((way) => asEntry.includes(way))]
  return { chosen, choose, list }
}

const isEntry = (tile: WayIn): tile is Entry => entries.some((entry) => entry === tile)
