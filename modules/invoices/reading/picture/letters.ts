import type { Ink } from "./binarize.ts"
import { type Component, componentsOf } from "./components.ts"

/**
 * The components that may be letters, whichever way the page lies: not specks, rules, frames or pictures, and of
 * about the size that most have.
 */
export function lettersOf(ink: Ink): Component[] {
  const largest = Math.max(ink.width, ink.height) / 12
  const possible = componentsOf(ink).filter((component) => {
    const [short, long] = sides(component)
    return (
      short >= 2 &&
      long >= 5 &&
      long <= largest &&
      long <= 8 * short &&
      component.pixels >= 0.12 * short * long
    )
  })
  const usual = median(possible.map((component) => sides(component)[1]))
  return possible.filter((component) => {
    const long = sides(component)[1]
    return long >= 0.5 * usual && long <= 3 * usual
  })
}

export function sides({ left, top, right, bottom }: Component): [short: number, long: number] {
  const width = right - left + 1
  const height = bottom - top + 1
  return width < height ? [width, height] : [height, width]
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
