/** The office's Dutch of this part, and its errors. */
export const positions = {}

export const positionsErrors = {}
