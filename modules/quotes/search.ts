import { amountInWords, type Findable } from "#src/manifest/search.ts"

/** Also by the number of the request that it answers. A proposal that was thrown away is gone. */
const quotations: Findable = {
  kind: "quotation",
  least: "manager",
  address: "/offertes/",
  rows: `SELECT q.id, q.number || ' ' || p.name AS title,
    trim(coalesce(c.name, r.name, '') || ', ' || p.address, ', ') AS subtitle,
    coalesce(r.reference, '') || ' ' || coalesce((SELECT ${amountInWords("total_cents")} FROM quotation_versions v
      WHERE v.quotation_id = q.id ORDER BY v.version DESC LIMIT 1), '') AS words,
    '' AS phone, (SELECT total_cents FROM quotation_versions v WHERE v.quotation_id = q.id
      ORDER BY v.version DESC LIMIT 1) AS cents, q.state AS state
    FROM quotations q JOIN projects p ON p.id = q.project_id LEFT JOIN customers c ON c.id = p.customer_id
    LEFT JOIN quote_requests r ON r.id = q.request_id WHERE q.state <> 'proposed' OR p.archived_at IS NULL`,
  follows: [
    { table: "quotations", ids: "SELECT row.id" },
    { table: "quotation_versions", ids: "SELECT row.quotation_id", columns: ["total_cents", "version"] },
    {
      table: "quote_requests",
      ids: "SELECT id FROM quotations WHERE request_id = row.id",
      columns: ["name"],
    },
    {
      table: "projects",
      ids: "SELECT id FROM quotations WHERE project_id = row.id",
      columns: ["name", "address", "customer_id", "archived_at"],
    },
    {
      table: "customers",
      ids: "SELECT q.id FROM projects p JOIN quotations q ON q.project_id = p.id WHERE p.customer_id = row.id",
      columns: ["name"],
    },
  ],
}

/** By what it is called, its number and its amount. It stands as quotations do: withdrawn is rejected after all. */
const extraWork: Findable = {
  kind: "extraWork",
  least: "manager",
  address: "/meerwerk/",
  rows: `SELECT e.id, e.title AS title, p.name || ', ' || p.address AS subtitle,
    printf('MW-%04d-%d', e.project_id, e.number) || ' ' || ${amountInWords("e.cents")} || ' ' ||
      substr(e.details, 1, 2000) AS words,
    '' AS phone, e.cents AS cents,
    CASE e.state WHEN 'agreed' THEN 'accepted' WHEN 'proposed' THEN 'proposed' ELSE 'rejected' END AS state
    FROM extra_work e JOIN projects p ON p.id = e.project_id WHERE e.removed_at IS NULL`,
  follows: [
    { table: "extra_work", ids: "SELECT row.id" },
    {
      table: "projects",
      ids: "SELECT id FROM extra_work WHERE project_id = row.id",
      columns: ["name", "address"],
    },
  ],
}

export const quotesFound = [quotations, extraWork]
