/** Where the time comes from; tests set it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
