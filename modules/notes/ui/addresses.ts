import type { OfficeAddresses } from "#ui/lib/module.ts"

export const notesAddresses: OfficeAddresses = { roots: ["/taken", "/notities"] }
