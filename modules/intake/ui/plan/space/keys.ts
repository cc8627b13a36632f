/** What held keys ask for, each from -1 to 1. */
export interface Push {
  left: number
  forward: number
  /** A step aside. */
  aside: number
  nearer: number
}

/** By their place on the keyboard: W stays where it is on any. */
const pushes: Record<string, Partial<Push>> = {
  ArrowLeft: { left: 1 },
  ArrowRight: { left: -1 },
  ArrowUp: { forward: 1 },
  ArrowDown: { forward: -1 },
  KeyW: { forward: 1 },
  KeyS: { forward: -1 },
  KeyA: { aside: -1 },
  KeyD: { aside: 1 },
  Equal: { nearer: 1 },
  NumpadAdd: { nearer: 1 },
  Minus: { nearer: -1 },
  NumpadSubtract: { nearer: -1 },
}

/** Tells what is held on the drawing whenever that changes, until what it gives back is called. */
export function listenToKeys(
  canvas: HTMLCanvasElement,
  onChange: (push: Push | undefined) => void,
): () => void {
  const held = new Set<string>()
  const tell = () => onChange(held.size === 0 ? undefined : together(held))

  function press(event: KeyboardEvent) {
    if (!pushes[event.code] || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (held.has(event.code)) return
    held.add(event.code)
    tell()
  }
  function lift({ code }: KeyboardEvent) {
    if (held.delete(code)) tell()
  }
  function leave() {
    held.clear()
    tell()
  }
  const listening = new AbortController()
  const { signal } = listening
  canvas.addEventListener("keydown", press, { signal })
  canvas.addEventListener("keyup", lift, { signal })
  canvas.addEventListener("blur", leave, { signal })
  return () => listening.abort()
}

function together(held: ReadonlySet<string>): Push {
  const sum = { left: 0, forward: 0, aside: 0, nearer: 0 }
  for (const code of held)
    for (const [name, value] of Object.entries(pushes[code]!)) sum[name as keyof Push] += value
  return sum
}
