export const dakkapelNorms = {}
