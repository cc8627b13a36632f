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

/** In the order of a column, as the table sorts what it is given: the first hundred must be the first of all. */
export function sorted(rows: Customer[], columns: DataColumn<Customer>[], sort: string): Customer[] {
  const column = columns.find(({ id }) => id === sort.replace(/^-/, ""))
  if (!column?.value) return rows
  const { value } = column
  const turn = sort.startsWith("-") ? -1 : 1
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a) ?? "", value(b) ?? ""]
    if (one === "" || other === "") return Number(one === "") - Number(other === "")
    return turn * compared(one, other)
  })
}

const names = new Intl.Collator("nl", { sensitivity: "base", numeric: true })
const compared = (a: string | number, b: string | number) =>
  typeof a === "number" && typeof b === "number" ? a - b : names.compare(String(a), String(b))
