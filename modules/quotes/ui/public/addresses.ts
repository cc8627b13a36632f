import type { VisitorAddresses } from "#ui/lib/module.ts"

export const wizardAddresses: VisitorAddresses = {
  paths: ["/offerte-aanvraag", "/offerte"],
  redirects: { "/quotation": "/offerte-aanvraag" },
}
