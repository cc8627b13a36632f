/** Who did what nobody did. */
export const program = "Waterpas"

/** What the program goes by on its screens: the company's name, and its own until that is told. */
export const brandOf = (companyName: string): string => companyName || program
