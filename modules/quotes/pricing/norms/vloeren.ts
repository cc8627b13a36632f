export const vloerenNorms = {}
