/** Of two instants in ISO 8601. */
export const earlier = (a: string, b: string): string => [a, b].toSorted()[0]!
export const later = (a: string, b: string): string => [a, b].toSorted()[1]!
