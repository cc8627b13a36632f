import type { OfficeAddresses } from "#ui/lib/module.ts"

export const stockAddresses: OfficeAddresses = {
  roots: ["/material-stock"],
  redirects: { "/materials": "/material-stock" },
}
