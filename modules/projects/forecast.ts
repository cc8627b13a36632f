/** Amounts in cents without VAT. */
export interface Booked {
  labourCents: number
  otherCents: number
  /** Percent of the work that is done. */
  progress: number
}

/** Before this the pace of the work says nothing yet. */
const knownFrom = 20

export const paceIsKnown = (progress: number): boolean => progress >= knownFrom

/**
 * What the work will have cost at completion, at the least: what was booked, and for the rest of it hours at the pace
 * so far (estimate at completion of earned value, for labour alone). Material is bought ahead, so none is added for it:
 * who is told that he loses money does.
 */
export function costAtCompletion({ labourCents, otherCents, progress }: Booked): number {
  const labour = paceIsKnown(progress) ? Math.round((labourCents * 100) / progress) : labourCents
  return labour + otherCents
}
