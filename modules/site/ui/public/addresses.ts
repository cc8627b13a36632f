import type { VisitorAddresses } from "#ui/lib/module.ts"

export const siteAddresses: VisitorAddresses = {
  paths: ["/", "/home", "/over-ons", "/contact", "/privacy", "/voorwaarden"],
}
