/** What hands do on the drawing, in pixels. */
interface Hands {
  drag(right: number, down: number): void
  /** With the right button, with Shift, or with two fingers. */
  shift(right: number, down: number): void
  /** 2: twice as far away. */
  withdraw(by: number): void
  tap(x: number, y: number): void
}

const tapReach = 8
const tapTime = 500

/** Listens to mouse, fingers and pen until what it gives back is called. */
export function handle(canvas: HTMLCanvasElement, hands: Hands): () => void {
  const down = new Map<number, { x: number; y: number }>()
  let begun: { x: number; y: number; at: number } | undefined

  function press(event: PointerEvent) {
    canvas.setPointerCapture(event.pointerId)
    down.set(event.pointerId, placeOf(event))
    begun = down.size === 1 ? { ...placeOf(event), at: event.timeStamp } : undefined
  }
  function move(event: PointerEvent) {
    const before = down.get(event.pointerId)
    if (!before) return
    const now = placeOf(event)
    const [other] = [...down].flatMap(([id, place]) => (id === event.pointerId ? [] : [place]))
    down.set(event.pointerId, now)
    const [right, below] = [now.x - before.x, now.y - before.y]
    if (begun && Math.hypot(now.x - begun.x, now.y - begun.y) > tapReach) begun = undefined
    if (other) {
      // Each of two fingers moves what is between them half as far.
      hands.shift(right / 2, below / 2)
      hands.withdraw(apart(before, other) / Math.max(1, apart(now, other)))
    } else if (event.shiftKey || event.buttons === 2) hands.shift(right, below)
    else hands.drag(right, below)
  }
  function lift(event: PointerEvent) {
    down.delete(event.pointerId)
    if (begun && event.type === "pointerup" && event.timeStamp - begun.at < tapTime)
      hands.tap(begun.x, begun.y)
    begun = undefined
  }
  function roll(event: WheelEvent) {
    event.preventDefault()
    hands.withdraw(Math.exp(Math.max(-100, Math.min(100, event.deltaY)) * 0.002))
  }
  const noMenu = (event: Event) => event.preventDefault()

  const listening = new AbortController()
  const { signal } = listening
  canvas.addEventListener("pointerdown", press, { signal })
  canvas.addEventListener("pointermove", move, { signal })
  canvas.addEventListener("pointerup", lift, { signal })
  canvas.addEventListener("pointercancel", lift, { signal })
  canvas.addEventListener("wheel", roll, { signal, passive: false })
  canvas.addEventListener("contextmenu", noMenu, { signal })
  return () => listening.abort()
}

const placeOf = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY })
const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
