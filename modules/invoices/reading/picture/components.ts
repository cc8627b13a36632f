import type { Ink } from "./binarize.ts"

/** A connected piece of ink: the pixels around it (`right` and `bottom` are still inside) and how many it has. */
export interface Component {
  left: number
  top: number
  right: number
  bottom: number
  pixels: number
}

interface Run {
  start: number
  end: number
  label: number
}

/** The pieces of ink that touch, also at a corner, found row by row from runs (Rosenfeld and Pfaltz, 1966). */
export function componentsOf({ width, height, data }: Ink): Component[] {
  const parents: number[] = []
  const found: Component[] = []
  let above: Run[] = []
  for (let y = 0; y < height; y++) {
    const runs = runsOf(data, y * width, width)
    let next = 0
    for (const run of runs) {
      while (next < above.length && above[next]!.end < run.start - 1) next++
      for (let i = next; i < above.length && above[i]!.start <= run.end + 1; i++)
        run.label =
          run.label < 0 ? rootOf(parents, above[i]!.label) : join(parents, run.label, above[i]!.label)
      if (run.label < 0) run.label = parents.push(parents.length) - 1
      const own = { left: run.start, top: y, right: run.end, bottom: y, pixels: run.end - run.start + 1 }
      found[run.label] = found[run.label] ? union(found[run.label]!, own) : own
    }
    above = runs
  }
  return joined(found, parents)
}

function runsOf(data: Uint8Array, offset: number, width: number): Run[] {
  const runs: Run[] = []
  for (let x = 0; x < width; x++) {
    if (!data[offset + x]) continue
    const start = x
    while (x + 1 < width && data[offset + x + 1]) x++
    runs.push({ start, end: x, label: -1 })
  }
  return runs
}

function rootOf(parents: number[], label: number): number {
  let root = label
  while (parents[root] !== root) root = parents[root]!
  parents[label] = root
  return root
}

function join(parents: number[], one: number, other: number): number {
  const first = rootOf(parents, one)
  const second = rootOf(parents, other)
  parents[Math.max(first, second)] = Math.min(first, second)
  return Math.min(first, second)
}

function joined(found: Component[], parents: number[]): Component[] {
  const whole = new Map<number, Component>()
  for (const [label, component] of found.entries()) {
    const root = rootOf(parents, label)
    const earlier = whole.get(root)
    whole.set(root, earlier ? union(earlier, component) : component)
  }
  return [...whole.values()]
}

const union = (one: Component, other: Component): Component => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
  pixels: one.pixels + other.pixels,
})
