import type { Customers } from "#modules/projects/customers.ts"
import type { Settings } from "#modules/settings/schema.ts"
import type { Buyer, Seller } from "./content.ts"

/** To whom an invoice goes: to the customer himself, or where he asked invoices to go. */
export function buyerOf(customer: ReturnType<Customers["find"]>): Buyer {
  const { id: customerId, kvk, btwId } = customer
  const elsewhere = [customer.invoiceName, customer.invoiceAddress, customer.invoicePostcode].some(Boolean)
  const email = customer.invoiceEmail || customer.email
  if (!elsewhere) {
    const { name, address, postcode, city } = customer
    return { customerId, name, address, postcode, city, email, kvk, btwId }
  }
  return {
    ...{ customerId, email, kvk, btwId, name: customer.invoiceName || customer.name },
    ...(customer.invoiceAddress
      ? { address: customer.invoiceAddress, postcode: customer.invoicePostcode, city: customer.invoiceCity }
      : { address: customer.address, postcode: customer.postcode, city: customer.city }),
  }
}

export const sellerOf = ({ companyName: name, contactEmail: email, ...company }: Settings): Seller => {
  const { address, kvk, btwId, iban, phone } = company
  return { name, email, address, kvk, btwId, iban, phone }
}
