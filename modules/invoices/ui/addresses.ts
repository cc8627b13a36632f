import type { OfficeAddresses } from "#ui/lib/module.ts"

export const invoicesAddresses: OfficeAddresses = {
  roots: ["/invoice-ocr", "/purchase-invoices", "/invoice-allocation"],
}
