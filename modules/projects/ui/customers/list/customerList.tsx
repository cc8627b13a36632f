import { Link } from "wouter"
import { formatDate, telephoneLink } from "#ui/lib/format.ts"
import { type ListColumn, list } from "#ui/list/list.ts"
import type { Customer } from "../../../schema.ts"
import { EmailText } from "../EmailText.tsx"
import { found } from "../search.ts"
import { CustomerItem } from "./CustomerItem.tsx"

const columns: ListColumn<Customer>[] = [
  {
    id: "naam",
    label: "projects.customers.field.name",
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link href={`/klanten/${id}`}>{name}</Link>,
  },
  {
    id: "plaats",
    label: "projects.customers.field.city",
    value: ({ city }) => city,
    cell: ({ city }) => city,
  },
  {
    id: "telefoon",
    label: "projects.customers.field.phone",
    cell: ({ phone }) =>
      phone && (
        <a className="customer-link touch nowrap" href={telephoneLink(phone)}>
          {phone}
        </a>
      ),
  },
  {
    id: "email",
    label: "projects.customers.field.email",
    value: ({ email }) => email,
    cell: ({ email }) =>
      email && (
        <a className="customer-link touch" href={`mailto:${email}`}>
          <EmailText email={email} />
        </a>
      ),
  },
  {
    id: "projecten",
    label: "projects.customers.projects",
    value: ({ projects }) => projects,
    cell: ({ projects }) => projects || "",
    figures: true,
  },
  {
    id: "laatste",
    label: "projects.customers.lastProject",
    value: ({ lastProjectAt }) => lastProjectAt ?? "",
    cell: ({ lastProjectAt }) =>
      lastProjectAt && (
        <time className="nowrap" dateTime={lastProjectAt}>
          {formatDate(lastProjectAt)}
        </time>
      ),
  },
]

/** Everyone the company works for or has worked for. */
export const customerList = list<Customer>()({
  keyOf: ({ id }) => id,
  find: found,
  texts: {
    name: "projects.customers.title",
    search: "projects.customers.search",
    found: "projects.customers.count",
  },
  columns,
  card: (customer) => <CustomerItem customer={customer} />,
  look: "customer",
})
