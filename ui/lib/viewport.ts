/** Looking nearer, and elsewhere, at what is larger than its box: a photo, a plan. */

export interface Point {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}

/** A place of the content times the scale, and then shifted, is its place in the box, in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

/** What is looked at, the box it is seen in, and how many times as large as fitted it may become. */
export interface Frame {
  content: Size
  box: Size
  most: number
}

/** The whole of it, as large as the box allows. */
export const fit = (frame: Frame): View => clamp({ scale: least(frame), x: 0, y: 0 }, frame)

/** Nearer by that factor, or further; what lies at that place of the box stays there. */
export const zoomAt = (view: View, factor: number, at: Point, frame: Frame): View =>
  clamp(scaled(view, allowed(view.scale * factor, frame), at), frame)

export const pan = (view: View, by: Point, frame: Frame): View => clamp(shifted(view, by), frame)

/** Fingers in a box: where their middle is, and how far from it they are on average. */
export interface Grip {
  middle: Point
  spread: number
}

export function gripOf(fingers: readonly Point[]): Grip {
  const mean = (of: (finger: Point) => number) =>
    fingers.reduce((sum, finger) => sum + of(finger), 0) / fingers.length
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) }
  return { middle, spread: mean(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)) }
}

/** What the fingers held stays below them; one finger only pans. */
export function follow(view: View, from: Grip, to: Grip, frame: Frame): View {
  const factor = from.spread > 0 && to.spread > 0 ? to.spread / from.spread : 1
  const nearer = scaled(view, allowed(view.scale * factor, frame), from.middle)
  return clamp(shifted(nearer, { x: to.middle.x - from.middle.x, y: to.middle.y - from.middle.y }), frame)
}

/** As near as allowed, without room beside the content where the box could show more of it. */
export function clamp(view: View, frame: Frame): View {
  const { content, box } = frame
  const { scale, x, y } = scaled(view, allowed(view.scale, frame), { x: box.width / 2, y: box.height / 2 })
  return {
    scale,
    x: held(x, content.width * scale, box.width),
    y: held(y, content.height * scale, box.height),
  }
}

/** How many times as large as fitted. */
export const zoomOf = (view: View, frame: Frame): number => view.scale / least(frame)

export const toContent = ({ scale, x, y }: View, at: Point): Point => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
})

export const toBox = ({ scale, x, y }: View, place: Point): Point => ({
  x: place.x * scale + x,
  y: place.y * scale + y,
})

/** What of the content the box shows, as an SVG that fills the box asks for it. */
export function viewBoxOf(view: View, { width, height }: Size): string {
  const { x, y } = toContent(view, { x: 0, y: 0 })
  return `${x} ${y} ${width / view.scale} ${height / view.scale}`
}

/** As far away as allowed: fitted. */
const least = ({ content, box }: Frame) => Math.min(box.width / content.width, box.height / content.height)

const allowed = (scale: number, frame: Frame) => between(least(frame), scale, least(frame) * frame.most)

function scaled(view: View, scale: number, at: Point): View {
  if (scale === view.scale) return view
  const factor = scale / view.scale
  return { scale, x: at.x + (view.x - at.x) * factor, y: at.y + (view.y - at.y) * factor }
}

const shifted = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y })

/** Smaller than its room it stands in the middle of it. */
const held = (offset: number, long: number, room: number) =>
  long <= room ? (room - long) / 2 : between(room - long, offset, 0)

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))
