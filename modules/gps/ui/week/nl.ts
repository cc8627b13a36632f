export const week = {}
