export const roomsPath = (project: number) => `/api/projects/${project}/rooms`
/** What the rooms do to the quotation. */
export const measuredPath = (project: number) => `/api/projects/${project}/measured`
