export const allocations = {}

export const allocationsErrors = {}
