export const track = {}
