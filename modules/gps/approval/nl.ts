/** The office's Dutch of this part, and its errors. */
export const approval = {}

export const approvalErrors = {}
