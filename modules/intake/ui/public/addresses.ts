import type { VisitorAddresses } from "#ui/lib/module.ts"

export const calculatorAddresses: VisitorAddresses = { paths: ["/rekenhulp"] }
export const sharedAddresses: VisitorAddresses = { paths: ["/fotos"] }
