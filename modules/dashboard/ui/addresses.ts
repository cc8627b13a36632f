import type { OfficeAddresses } from "#ui/lib/module.ts"

export const dashboardAddresses: OfficeAddresses = {
  roots: ["/dashboard", "/business-intelligence"],
  redirects: { "/master-dashboard": "/dashboard" },
}
