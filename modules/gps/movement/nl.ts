/** The office's Dutch of this part, and its errors. */
export const movement = {}

export const movementErrors = {}
