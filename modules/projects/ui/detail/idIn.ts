/** The id in an address; undefined for anything else, which is no project. */
export const idIn = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
