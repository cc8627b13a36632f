export const queuePath = "/wachtrij"
