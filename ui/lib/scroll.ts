/** Where each address was scrolled to when it was left. */
const positions = new Map<string, number>()
let arrivals = 0
let goingBack = false

/** Called once by the entry: remembers positions, and whether the visitor went back or forward. */
export function watchScroll() {
  history.scrollRestoration = "manual"
  addEventListener("scroll", remember, { passive: true })
  addEventListener("popstate", () => {
    goingBack = true
  })
}

/** Not while a page that one goes back to is still short: that is not where it was left. */
const remember = () => !goingBack && positions.set(location.href, scrollY)

/** A screen has appeared: to the top and its heading, or, going back, to where one was. */
export function arrive() {
  const first = arrivals++ === 0
  if (!first) focusHeading()
  if (goingBack) returnTo(positions.get(location.href) ?? 0)
  else if (!first && !location.hash) window.scrollTo(0, 0)
  goingBack = false
}

export function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1")
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The page may still grow to its old length while its data comes in. */
function returnTo(position: number) {
  window.scrollTo(0, position)
  if (Math.abs(scrollY - position) < 2) return
  const stop = new AbortController()
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, position)
    if (Math.abs(scrollY - position) < 2) stop.abort()
  })
  observer.observe(document.body)
  stop.signal.addEventListener("abort", () => observer.disconnect())
  for (const event of ["wheel", "touchstart", "keydown", "popstate"])
    addEventListener(event, () => stop.abort(), { once: true, signal: stop.signal })
  setTimeout(() => stop.abort(), 3000)
}
