/** Every read of a day of the checklist begins with it. */
export const dayPath = "/api/daily-checklist"
export const itemsPath = "/api/checklist-items"
/** What is settled from the list is read again with it. */
export const unassignedPath = "/api/unassigned-tracking"
