/** The Dutch of the list of quotations. */
export const overview = {}

export const overviewErrors = {}
