import type { Customer } from "../../schema.ts"

/** Customers in which every word that was typed occurs. */
export function found(customers: readonly Customer[], search: string): readonly Customer[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return words.length === 0
    ? customers
    : customers.filter((customer) => words.every((word) => textOf(customer).includes(word)))
}

const texts = new WeakMap<Customer, string>()

function textOf(customer: Customer): string {
  const text = texts.get(customer) ?? composed(customer)
  texts.set(customer, text)
  return text
}

/** A number is found with and without its spaces. */
function composed({ name, email, phone, address, postcode, city, kvk }: Customer) {
  const numbers = [phone, postcode].map((text) => text.replaceAll(/[\s().-]/g, ""))
  return plain([name, email, phone, address, postcode, city, kvk, ...numbers].join(" "))
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
