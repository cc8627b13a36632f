export const scans = {}

export const scansErrors = {}
