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

/** So many at a time: for what is asked of the database for some rows together. */
export function* pagesOf<Row>(rows: readonly Row[], size: number): Iterable<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}

/** For work that is no list: call what it returns between two parts, and wait for it. */
export function createPause(): () => Promise<void> | undefined {
  beginPortion()
  return () => (performance.now() - began < portion ? undefined : breath().then(beginPortion))
}

/**
 * Before work that can't be parted: at once, unless this turn of the loop went to somebody else already. What many send
 * in the same moment would otherwise be answered before anything else gets its turn.
 */
export const ownTurn = (): Promise<void> | undefined => createPause()()

/** As a portion of its own, apart from reading a large body before it and writing a large reply after it. */
export async function apart<Result>(act: () => Result): Promise<Result> {
  await breath()
  const result = act()
  await breath()
  return result
}

let began = 0
let begun = false

/** Whoever begins at the same moment shares one portion. */
function beginPortion() {
  if (begun) return
  begun = true
  began = performance.now()
  setImmediate(() => {
    begun = false
  })
}

let last: Promise<unknown> = Promise.resolve()

/**
 * All that waits goes first. A settled promise wouldn't do: those go before everything else. Of much long work at once
 * one portion is done at a time, or together they would be one long stretch.
 */
export function breath(): Promise<void> {
  const mine = last.then(() => Bun.sleep(0))
  last = mine
  return mine
}
