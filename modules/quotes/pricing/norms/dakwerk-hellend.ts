export const dakwerkHellendNorms = {}
