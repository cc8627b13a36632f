import { amountInWords, type Findable } from "#src/manifest/search.ts"

/** By number, what it is for, customer, project, and amount with VAT and without. */
const invoices: Findable = {
  kind: "salesInvoice",
  least: "manager",
  address: "/facturen/",
  rows: `SELECT i.id, trim(coalesce(i.number, '') || ' ' || (i.content ->> '$.title')) AS title,
    c.name || coalesce(', ' || p.name, '') AS subtitle,
    replace(coalesce(i.number, ''), '-', '') || ' ' || ${amountInWords("i.total_cents")} || ' ' ||
      ${amountInWords("i.net_cents")} AS words,
    '' AS phone, i.total_cents AS cents, iif(i.number IS NULL, 'draft', 'sent') AS state
    FROM sales_invoices i JOIN customers c ON c.id = i.customer_id LEFT JOIN projects p ON p.id = i.project_id
    WHERE i.removed_at IS NULL`,
  follows: [
    { table: "sales_invoices", ids: "SELECT row.id" },
    {
      table: "customers",
      ids: "SELECT id FROM sales_invoices WHERE customer_id = row.id",
      columns: ["name"],
    },
    { table: "projects", ids: "SELECT id FROM sales_invoices WHERE project_id = row.id", columns: ["name"] },
  ],
}

export const businessFound = [invoices]
