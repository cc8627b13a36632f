export type DropReason = "noPicture" | "tooLarge" | "tooMany" | "unreadable"
export type Dropped = Partial<Record<DropReason, number>>
type Named = Pick<File, "name" | "type" | "size">

export interface PhotoLimits {
  most: number
  /** Bytes of one as it is chosen. */
  largest: number
  /** Bytes of all, once they are made smaller. */
  together?: number
}

/** Takes the first pictures that fit and counts the rest by why they were left out; `over` found no room. */
export function sift<F extends Named>(
  files: readonly F[],
  keptAlready: number,
  { most, largest }: PhotoLimits,
): { taken: F[]; over: F[]; dropped: Dropped } {
  const taken: F[] = []
  const over: F[] = []
  const dropped: Dropped = {}
  for (const file of files) {
    const reason = reasonAgainst(file, largest, most - keptAlready - taken.length)
    if (reason) dropped[reason] = (dropped[reason] ?? 0) + 1
    else taken.push(file)
    if (reason === "tooMany") over.push(file)
  }
  return { taken, over, dropped }
}

function reasonAgainst(file: Named, largest: number, room: number): DropReason | undefined {
  if (!isPicture(file)) return "noPicture"
  if (file.size > largest) return "tooLarge"
  if (file.size === 0) return "unreadable"
  return room <= 0 ? "tooMany" : undefined
}

/** Some browsers don't know the type of a photo of an iPhone. */
const isPicture = ({ type, name }: Named) => type.startsWith("image/") || /\.hei[cf]$/i.test(name)
