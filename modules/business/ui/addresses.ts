import type { OfficeAddresses } from "#ui/lib/module.ts"

export const businessAddresses: OfficeAddresses = {
  roots: ["/facturen"],
  redirects: { "/invoice-generator": "/facturen" },
}
