export const plansPath = (project: number) => `/api/projects/${project}/plans`
/** How a plan was before. */
export const versionsPath = (project: number, plan: string) => `${plansPath(project)}/${plan}/versions`
