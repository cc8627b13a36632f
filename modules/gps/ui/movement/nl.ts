export const movementScreen = {}
