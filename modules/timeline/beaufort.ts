/** Kilometres an hour from which each force begins, from 1 on. */
const begins = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118]

/** The force on the scale of Beaufort of a wind in kilometres an hour. */
export const windForce = (kilometres: number): number => begins.filter((from) => kilometres >= from).length
