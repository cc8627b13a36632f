/** Where the status of a job stands on its page, for what leads there. */
export const statePlace = "project-state"
