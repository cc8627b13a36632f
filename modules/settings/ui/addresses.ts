import type { OfficeAddresses } from "#ui/lib/module.ts"

export const settingsAddresses: OfficeAddresses = { roots: ["/settings", "/welkom"] }
