export const project = {}
