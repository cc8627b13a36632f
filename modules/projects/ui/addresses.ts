import type { OfficeAddresses } from "#ui/lib/module.ts"

export const projectsAddresses: OfficeAddresses = { roots: ["/projects", "/klanten"] }
