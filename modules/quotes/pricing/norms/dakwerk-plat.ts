export const dakwerkPlatNorms = {}
