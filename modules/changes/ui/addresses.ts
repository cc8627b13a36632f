import type { OfficeAddresses } from "#ui/lib/module.ts"

export const changesAddresses: OfficeAddresses = { roots: ["/wijzigingen"] }
