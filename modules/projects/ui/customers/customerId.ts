/** The number in an address; undefined for what can't be one. */
export const idIn = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
