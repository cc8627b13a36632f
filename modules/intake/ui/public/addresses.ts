import type { VisitorAddresses } from "#ui/lib/module.ts"

export const sharedAddresses: VisitorAddresses = { paths: ["/fotos"] }
