/** The Dutch of sending a quotation, and what the client decided. */
export const decisions = {}

export const decisionsErrors = {}
