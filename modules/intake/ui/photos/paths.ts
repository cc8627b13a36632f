export const photosPath = (project: number) => `/api/projects/${project}/photos`
export const pairsPath = (project: number) => `/api/projects/${project}/photo-pairs`
export const sharesPath = (project: number) => `/api/projects/${project}/photo-shares`
/** Where the same photos stand among the files of the project. */
export const filesPath = (project: number) => `/api/projects/${project}/files`
/** A photo as it was taken, and small, as a browser keeps it. */
export const picturePath = (project: number, photo: number) => `${filesPath(project)}/${photo}`
export const smallPicturePath = (project: number, photo: number) => `${picturePath(project, photo)}/preview`
