import type { OfficeAddresses } from "#ui/lib/module.ts"

export const absenceAddresses: OfficeAddresses = { roots: ["/verlof"] }
