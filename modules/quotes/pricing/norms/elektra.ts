export const elektraNorms = {}
