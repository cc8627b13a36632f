/** Every read of what is checked on a job begins with it: with what begins all reads of projects. */
export const checklistPath = (project: number) => `/api/projects/${project}/checklist`
