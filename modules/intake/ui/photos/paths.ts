export const photosPath = (project: number) => `/api/projects/${project}/photos`
export const pairsPath = (project: number) => `/api/projects/${project}/photo-pairs`
export const sharesPath = (project: number) => `/api/projects/${project}/photo-shares`
/** Where the same photos stand among the files of the project. */
export const filesPath = (project: number) => `/api/projects/${project}/files`
