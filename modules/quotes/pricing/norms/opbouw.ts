export const opbouwNorms = {}
