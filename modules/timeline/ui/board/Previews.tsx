import { type CSSProperties, useEffect, useRef } from "react"
import { createPortal } from "react-dom"
import type { TimelineProject } from "../../schema.ts"
import { spanOf } from "../../week.ts"
import { type Column, placeOf } from "./board.ts"
import type { Moving } from "./useMoving.ts"

/** Where what was taken up would come to stand, and what goes along: drawn on the rows of their people. */
export function Previews({
  moving: { taken, outcome },
  columns,
  board,
}: {
  moving: Moving
  columns: Column[]
  board: HTMLElement | null
}) {
  if (!taken || !outcome || !board) return null
  const { project, followers, clashes } = outcome
  // A bar that a mouse holds is drawn under it already.
  const held = taken.by === "mouse" && taken.row !== null
  const look = clashes.length > 0 ? "board-preview-double" : held ? "" : "board-preview-taken"
  const onto = taken.by === "keys" ? (taken.onto ?? project.team[0])?.id : undefined
  return (
    <>
      {placesOf(project, columns, board).map((place) => (
        <Preview
          key={place.person}
          {...place}
          look={look}
          name={held ? "" : project.name}
          follow={place.person === onto}
        />
      ))}
      {followers.flatMap((one) =>
        placesOf(one, columns, board).map((place) => (
          <Preview key={`${one.id} ${place.person}`} {...place} look="" name="" follow={false} />
        )),
      )}
    </>
  )
}

interface Place {
  row: Element
  person: number
  from: number
  to: number
}

function placesOf(project: TimelineProject, columns: Column[], board: HTMLElement): Place[] {
  const at = placeOf(spanOf(project)!, columns)
  if (!at) return []
  return project.team.flatMap(({ id }) => {
    const row = board.querySelector(`[data-person="${id}"] .board-bars`)
    return row ? [{ row, person: id, from: at.from, to: at.to }] : []
  })
}

function Preview({
  row,
  from,
  to,
  look,
  name,
  follow,
}: Place & { look: string; name: string; follow: boolean }) {
  const drawn = useRef<HTMLSpanElement>(null)
  // Who moves it by keys to somebody far below must see where it lies.
  useEffect(() => {
    if (follow) drawn.current?.scrollIntoView?.({ block: "nearest" })
  }, [follow])
  return createPortal(
    <span
      ref={drawn}
      aria-hidden
      className={`board-preview ${look}`}
      style={{ gridColumn: `${from + 1} / ${to + 2}` } as CSSProperties}
    >
      {name}
    </span>,
    row,
  )
}
