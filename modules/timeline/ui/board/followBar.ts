import { swallowClick } from "../drag.ts"

interface Following {
  begin: () => void
  /** By how many columns it was moved, and over whose row it is: the id of a person, or '' for nobody; undefined beside the board. */
  over: (columns: number, row: string | undefined, x: number) => void
  drop: () => void
  cancel: () => void
}

interface Press {
  clientX: number
  clientY: number
  button: number
  pointerType: string
}

/** A press that moves less is a click. */
const threshold = 5

/**
 * Follows a mouse or a pen from a press on a bar, which is drawn under it without a render for every step. A finger
 * doesn't drag: one that scrolls would move work by accident. Esc or leaving the window gives up.
 */
export function followBar(
  press: Press,
  { bar, columnWidth, only }: { bar: HTMLElement; columnWidth: number; only: "start" | "end" },
  following: Following,
) {
  if (press.pointerType === "touch" || press.button !== 0) return
  const stop = new AbortController()
  const { signal } = stop
  let dragging = false

  function follow(event: PointerEvent) {
    if (event.buttons === 0) return end(following.cancel)
    const [x, y] = [event.clientX - press.clientX, event.clientY - press.clientY]
    if (!dragging && Math.hypot(x, y) < threshold) return
    if (!dragging) {
      dragging = true
      document.documentElement.dataset.dragging = ""
      bar.classList.add("board-held")
      following.begin()
    }
    if (only === "end") bar.style.marginInlineEnd = `${-x}px`
    else bar.style.translate = `${x}px ${y}px`
    const row = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-person]")
    following.over(Math.round(x / columnWidth), row?.dataset.person, event.clientX)
  }

  function end(then: () => void) {
    stop.abort()
    delete document.documentElement.dataset.dragging
    bar.classList.remove("board-held")
    bar.style.translate = ""
    bar.style.marginInlineEnd = ""
    if (dragging) then()
  }

  window.addEventListener("pointermove", follow, { signal })
  window.addEventListener(
    "pointerup",
    () => {
      if (dragging) swallowClick()
      end(following.drop)
    },
    { signal },
  )
  window.addEventListener("keydown", (event) => event.key === "Escape" && end(following.cancel), { signal })
  for (const away of ["pointercancel", "blur"])
    window.addEventListener(away, () => end(following.cancel), { signal })
}
