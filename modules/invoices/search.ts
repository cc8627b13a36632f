import { amountInWords, type Findable } from "#src/manifest/search.ts"

/** By supplier, number as it is printed or without signs, amount with VAT and without, and the projects it is cost of. */
const invoices: Findable = {
  kind: "invoice",
  least: "manager",
  address: "/purchase-invoices/",
  rows: `SELECT i.id, i.supplier_name || ' ' || i.invoice_number AS title,
    coalesce((SELECT group_concat(name, ', ') FROM (SELECT DISTINCT p.name FROM invoice_allocations a
      JOIN projects p ON p.id = a.project_id WHERE a.invoice_id = i.id ORDER BY p.name)), '') AS subtitle,
    i.number_key || ' ' || ${amountInWords("i.total_cents")} || ' ' || ${amountInWords("i.net_cents")} || ' ' ||
      i.order_reference AS words,
    '' AS phone, i.total_cents AS cents, iif(i.paid_on IS NULL, 'unpaid', 'paid') AS state FROM purchase_invoices i`,
  follows: [
    { table: "purchase_invoices", ids: "SELECT row.id" },
    { table: "invoice_allocations", ids: "SELECT row.invoice_id" },
    {
      table: "projects",
      ids: "SELECT invoice_id FROM invoice_allocations WHERE project_id = row.id",
      columns: ["name"],
    },
  ],
}

export const invoicesFound = [invoices]
