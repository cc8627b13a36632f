/** The Dutch of the generator of quotations. */
export const generator = {}

export const generatorErrors = {}
