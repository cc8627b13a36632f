export const visitPath = (project: number) => `/api/projects/${project}/visit`
