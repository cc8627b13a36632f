import type { Purchases } from "../purchases/service.ts"
import type { Scan } from "../scans/schema.ts"
import type { Suggestion } from "../understanding/suggestion.ts"
import type { InvoiceDocument } from "./document.ts"

type Content = Omit<InvoiceDocument, "company">

/** What a person posted. */
export function postedContent(purchases: Purchases, id: number): Content {
  const invoice = purchases.find(id)
  const { kind, invoiceNumber, currency, netCents, vatCents, totalCents, payableCents } = invoice
  const { reverseCharge, linesIncludeVat, iban, blockedIban, blockedCents, btwId, kvk } = invoice
  const { orderReference, projectReference, fileName } = invoice
  return {
    ...{ kind, invoiceNumber, currency, netCents, vatCents, totalCents, payableCents },
    ...{ reverseCharge, linesIncludeVat, iban, blockedIban, blockedCents, btwId, kvk },
    ...{ orderReference, projectReference, fileName },
    supplier: invoice.supplierName,
    date: invoice.invoiceDate,
    dueDate: invoice.dueDate ?? "",
    vat: purchases.vatOf(id),
    lines: purchases.linesOf(id),
    posted: { by: purchases.get(id).postedBy, at: invoice.postedAt },
  }
}

/** What was read of it. */
export function readContent(
  { fileName }: Pick<Scan, "fileName">,
  { fields, vat, lines }: Suggestion,
): Content {
  return {
    kind: fields.kind?.value ?? "invoice",
    supplier: fields.supplier?.value ?? "",
    invoiceNumber: fields.invoiceNumber?.value ?? "",
    date: fields.date?.value ?? "",
    dueDate: fields.dueDate?.value ?? "",
    currency: fields.currency?.value ?? "",
    netCents: fields.netCents?.value ?? null,
    vatCents: fields.vatCents?.value ?? null,
    totalCents: fields.totalCents?.value ?? null,
    payableCents: fields.payableCents?.value ?? null,
    reverseCharge: fields.reverseCharge?.value ?? false,
    linesIncludeVat: fields.linesIncludeVat?.value ?? false,
    iban: fields.iban?.value ?? "",
    blockedIban: fields.blockedIban?.value ?? "",
    blockedCents: fields.blockedCents?.value ?? 0,
    btwId: fields.btwId?.value ?? "",
    kvk: fields.kvk?.value ?? "",
    orderReference: fields.orderReference?.value ?? "",
    projectReference: fields.projectReference?.value ?? "",
    ...{ vat, lines, fileName, posted: null },
  }
}
