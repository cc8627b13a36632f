/** Milliseconds, far below what anyone may hold the server: what others have to do comes in between. */
const portion = 10

/**
 * Long work on the main thread, in portions: whatever waits goes first once a portion is full. What `act` does to one
 * item must be short; a transaction can't be parted, so write what came of it afterwards.
 */
export async function inPortions<Item, Result>(
  items: Iterable<Item>,
  act: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const pause = createPause()
  const results: Result[] = []
  for (const item of items) {
    results.push(act(item, results.length))
    await pause()
  }
  return results
}

/** For work that is no list: call what it returns between two parts, and wait for it. */
export function createPause(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < portion) return undefined
    return breath().then(() => {
      began = performance.now()
    })
  }
}

/** All that waits goes first. A settled promise wouldn't do: those go before everything else. */
export const breath = (): Promise<void> => Bun.sleep(0)
