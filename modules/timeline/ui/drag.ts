import type { Day } from "#src/shared/days.ts"

interface Drag {
  begin: () => void
  over: (day: Day | undefined) => void
  drop: (day: Day | undefined) => void
  cancel: () => void
}

/** A press that moves less is a click. */
const threshold = 6
const edge = 90
const scrollStep = 12

interface Point {
  clientX: number
  clientY: number
}

/**
 * Follows the mouse from a press on a card. Only a mouse drags: a finger that scrolls would move projects by
 * accident, so nothing listens to it. Esc or leaving the window gives up.
 */
export function followDrag(press: Point & { button: number; pointerType: string }, drag: Drag) {
  if (press.pointerType !== "mouse" || press.button !== 0) return
  const stop = new AbortController()
  const { signal } = stop
  let at: Point | undefined
  let over: Day | undefined

  const isFar = (point: Point) =>
    Math.hypot(point.clientX - press.clientX, point.clientY - press.clientY) >= threshold

  function follow(event: PointerEvent) {
    if (event.buttons === 0) return end(drag.cancel)
    if (!at && !isFar(event)) return
    if (!at) start()
    at = event
    showAt(event)
    look()
  }

  function start() {
    document.documentElement.dataset.dragging = ""
    drag.begin()
    requestAnimationFrame(scrollAtEdge)
  }

  function look() {
    const day = at && dayAt(at)
    if (day !== over) drag.over(day)
    over = day
  }

  function scrollAtEdge() {
    if (!at || signal.aborted) return
    const { clientY } = at
    const by = clientY < edge ? -scrollStep : clientY > innerHeight - edge ? scrollStep : 0
    if (by !== 0) {
      scrollBy(0, by)
      look()
    }
    requestAnimationFrame(scrollAtEdge)
  }

  function end(then: () => void) {
    stop.abort()
    delete document.documentElement.dataset.dragging
    if (at) then()
  }

  window.addEventListener("pointermove", follow, { signal })
  window.addEventListener(
    "pointerup",
    (event) => {
      if (at) swallowClick()
      end(() => drag.drop(dayAt(event)))
    },
    { signal },
  )
  window.addEventListener("keydown", (event) => event.key === "Escape" && end(drag.cancel), { signal })
  for (const away of ["pointercancel", "blur"])
    window.addEventListener(away, () => end(drag.cancel), { signal })
}

const dayAt = ({ clientX, clientY }: Point): Day | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-day]")?.dataset.day

/** The card under the mouse is placed by the stylesheet, without a render for every step. */
function showAt({ clientX, clientY }: Point) {
  const { style } = document.documentElement
  style.setProperty("--drag-x", `${clientX}px`)
  style.setProperty("--drag-y", `${clientY}px`)
}

/** Letting go over the card itself would open it. */
export function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener("click", swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }))
}
