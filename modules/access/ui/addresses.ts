import type { OfficeAddresses } from "#ui/lib/module.ts"

export const accessAddresses: OfficeAddresses = { roots: ["/auth"] }
