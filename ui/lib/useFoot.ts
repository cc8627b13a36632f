import { useLayoutEffect, useRef } from "react"

/**
 * Keeps the height of what stands at the foot of the window in a property of the page, so that nothing else lies there:
 * `--above` is that of the shell's own, `--bar` that of the bar that a screen keeps in sight above it.
 */
export function useFoot<Foot extends HTMLElement>(property: "--above" | "--bar", on = true) {
  const foot = useRef<Foot>(null)
  useLayoutEffect(() => {
    const element = foot.current
    if (!element || !on) return
    const { style } = document.documentElement
    const measure = () => {
      // A form of the same height around it may be what sticks.
      const stands = [element, element.parentElement!].some(
        (each) => getComputedStyle(each).position !== "static",
      )
      style.setProperty(property, `${stands ? element.offsetHeight : 0}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [property, on])
  return foot
}
