import type { VisitorAddresses } from "#ui/lib/module.ts"

export const wizardAddresses: VisitorAddresses = {
  paths: ["/offerte-aanvraag", "/offerte", "/aanvraag"],
  redirects: { "/quotation": "/offerte-aanvraag" },
}
