import type { OfficeAddresses } from "#ui/lib/module.ts"

export const quotesAddresses: OfficeAddresses = {
  roots: [
    "/offerte-aanvragen",
    "/chatgpt-quotation",
    "/chatgpt-quotations",
    "/offertes",
    "/meerwerk",
    "/normen",
  ],
}
