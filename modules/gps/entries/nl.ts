/** The office's Dutch of this part, and its errors. */
export const entries = {}

export const entriesErrors = {}
