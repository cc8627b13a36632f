export const photosPath = (project: number) => `/api/projects/${project}/photos`
/** Where the same photos stand among the files of the project. */
export const filesPath = (project: number) => `/api/projects/${project}/files`
