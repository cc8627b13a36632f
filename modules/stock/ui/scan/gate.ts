/** A code that was out of sight for so many looks may be taken again. */
const forgotten = 6

/**
 * Lets a code through that was read twice in a row, as bars are misread now and then, and not again as long as it stays
 * in sight. Tell it what each look gave.
 */
export function createGate(): (read: string | undefined) => string | undefined {
  let before: string | undefined
  let taken: string | undefined
  let without = 0

  return (read) => {
    const sure = read !== undefined && read === before
    before = read
    without = read === taken ? 0 : without + 1
    if (without >= forgotten) taken = undefined
    if (!sure || read === taken) return undefined
    taken = read
    without = 0
    return read
  }
}
