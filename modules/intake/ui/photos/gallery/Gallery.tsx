import { Images, SquareCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { NothingFound } from "#ui/kit/NothingFound.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useGrowing } from "#ui/lib/useGrowing.ts"
import { ViewContext } from "#ui/list/ListRows.tsx"
import { useFound } from "#ui/list/useFound.ts"
import { useListView, type ViewOf } from "#ui/list/useListView.ts"
import { type Selection, useSelection } from "#ui/list/useSelection.ts"
import { Pairs } from "../pairs/Pairs.tsx"
import type { Shot, Shots } from "../shots.ts"
import { GalleryFilter } from "./GalleryFilter.tsx"
import { grouped, groupingIn } from "./grouped.ts"
import { OpenShot } from "./OpenShot.tsx"
import { SelectBar } from "./SelectBar.tsx"
import { shotList } from "./shotList.ts"
import { Tile } from "./Tile.tsx"

interface GalleryProps {
  project: number
  shots: Shots
  /** The project was put away: nothing changes any more. */
  closed: boolean
  /** Some are being chosen, to take along. */
  selecting: boolean
  setSelecting: (selecting: boolean) => void
}

/** All photos of a job under headings, and the one that lies open. */
export function Gallery({ project, shots, closed, selecting, setSelecting }: GalleryProps) {
  const { t } = useTranslation()
  const view = useListView(shotList)
  const rows = useFound(view, shots.data)
  const selection = useSelection(view, rows)
  const at = rows.findIndex(({ key }) => key === view.openKey)
  return (
    <section className="stack">
      {(view.narrowed || (shots.data?.length ?? 0) > few) && (
        <GalleryFilter view={view} shots={shots.data ?? []} />
      )}
      <Loaded from={shots} skeleton={<Skeleton lines={3} height="9rem" />}>
        {(all) => (
          <>
            {all.length > 0 && (
              <div className="split no-print">
                <p role="status" className="muted">
                  {t("intake.photos.found", { count: rows.length })}
                </p>
                {!selecting && all.some(({ photo }) => photo) && (
                  <Button className="button-small" onClick={() => setSelecting(true)}>
                    <SquareCheck aria-hidden size="1.2em" />
                    {t("intake.photos.select.begin")}
                  </Button>
                )}
              </div>
            )}
            <Pairs {...{ project, closed }} shots={all} />
            <Groups
              {...{ view, rows, closed }}
              none={all.length === 0}
              ticks={selecting ? selection : undefined}
            />
          </>
        )}
      </Loaded>
      {selecting && (
        <SelectBar
          {...{ project, closed, rows, selection }}
          onDone={() => {
            selection.take([])
            setSelecting(false)
          }}
        />
      )}
      {at >= 0 && (
        <OpenShot
          {...{ project, closed, at }}
          shots={rows}
          turnTo={(next) => view.open(rows[next]!.key)}
          onClose={view.close}
        />
      )}
    </section>
  )
}

/** So many are looked over at a glance. */
const few = 6

/** A screen full of them, and then so many in between. */
const atATime = { first: 24, step: 60 }

function Groups({ view, rows, none, closed, ticks }: GroupsProps) {
  const { t } = useTranslation()
  const by = groupingIn(view.choices.by)
  const shown = useGrowing(rows, `${view.chosen} ${by}`, atATime)
  if (none)
    return (
      <EmptyState icon={Images} title={t("intake.photos.none")}>
        {!closed && t("intake.photos.noneYet")}
      </EmptyState>
    )
  if (rows.length === 0) return <NothingFound search={view.search} clear={view.clear} />
  return (
    <ViewContext value={view}>
      {grouped(shown, by).map(([heading, shots]) => (
        <section
          key={heading}
          className="intake-group stack tight"
          style={{ "--tiles": shots.length } as object}
        >
          <h2 className="intake-heading">{heading}</h2>
          <ul className="intake-tiles plain">
            {shots.map((shot) => (
              <Tile key={shot.key} shot={shot} ticks={ticks} />
            ))}
          </ul>
        </section>
      ))}
    </ViewContext>
  )
}

interface GroupsProps {
  view: ViewOf<typeof shotList>
  rows: Shot[]
  none: boolean
  closed: boolean
  ticks: Selection<Shot> | undefined
}
