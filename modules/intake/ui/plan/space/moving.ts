/** The longest time that counts for one step, in seconds: after a page stood still nobody leaps. */
const longest = 0.1

/** Does something for each frame as long as it says so. */
export function createMoving() {
  let frame = 0
  let before = 0
  let step: ((seconds: number) => boolean) | undefined

  function next(now: number) {
    const seconds = Math.min(longest, (now - before) / 1000)
    before = now
    frame = step?.(seconds) ? requestAnimationFrame(next) : 0
    if (frame === 0) step = undefined
  }
  return {
    /** In place of what went on before. */
    start(doing: (seconds: number) => boolean) {
      step = doing
      if (frame !== 0) return
      before = performance.now()
      frame = requestAnimationFrame(next)
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
      step = undefined
    },
  }
}

export const wantsCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches
