import type { OfficeAddresses } from "#ui/lib/module.ts"

export const messagesAddresses: OfficeAddresses = { roots: ["/berichten"] }
