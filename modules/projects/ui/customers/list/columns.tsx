import type { TFunction } from "i18next"
import { Link } from "wouter"
import type { DataColumn } from "#ui/kit/DataTable.tsx"
import { formatDate, telephoneLink } from "#ui/lib/format.ts"
import type { Customer } from "../../../schema.ts"
import { EmailText } from "../EmailText.tsx"

/** The customers under each other, to compare and to sort. */
export const columnsOf = (t: TFunction): DataColumn<Customer>[] => [
  {
    id: "naam",
    label: t("projects.customers.field.name"),
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link href={`/klanten/${id}`}>{name}</Link>,
  },
  {
    id: "plaats",
    label: t("projects.customers.field.city"),
    value: ({ city }) => city,
    cell: ({ city }) => city,
  },
  {
    id: "telefoon",
    label: t("projects.customers.field.phone"),
    cell: ({ phone }) =>
      phone && (
        <a className="customer-link nowrap" href={telephoneLink(phone)}>
          {phone}
        </a>
      ),
  },
  {
    id: "email",
    label: t("projects.customers.field.email"),
    value: ({ email }) => email,
    cell: ({ email }) =>
      email && (
        <a className="customer-link" href={`mailto:${email}`}>
          <EmailText email={email} />
        </a>
      ),
  },
  {
    id: "projecten",
    label: t("projects.customers.projects"),
    value: ({ projects }) => projects,
    cell: ({ projects }) => projects || "",
    figures: true,
  },
  {
    id: "laatste",
    label: t("projects.customers.lastProject"),
    value: ({ lastProjectAt }) => lastProjectAt ?? "",
    cell: ({ lastProjectAt }) =>
      lastProjectAt && (
        <time className="nowrap" dateTime={lastProjectAt}>
          {formatDate(lastProjectAt)}
        </time>
      ),
  },
]
