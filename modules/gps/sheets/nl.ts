/** The office's Dutch of this part, and its errors. */
export const sheets = {}

export const sheetsErrors = {}
