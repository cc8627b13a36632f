// Instants in ISO 8601, which sort as text.

export const earlier = (a: string, b: string): string => [a, b].toSorted()[0]!
export const later = (a: string, b: string): string => [a, b].toSorted()[1]!

/** Below zero when `to` is the earlier. */
export const millisecondsBetween = (from: string, to: string): number => Date.parse(to) - Date.parse(from)

export const millisecondsBefore = (at: string, milliseconds: number): string =>
  new Date(Date.parse(at) - milliseconds).toISOString()
