import { type Findable, phoneDigits } from "#src/manifest/search.ts"

const projects: Findable = {
  kind: "project",
  least: "worker",
  address: "/projects/",
  rows: `SELECT p.id, p.name AS title, trim(coalesce(c.name, '') || ', ' || p.address, ', ') AS subtitle,
    coalesce(c.email || ' ' || c.phone || ' ' || c.phone_key, '') || ' ' || substr(p.description, 1, 500) ||
      ' project ' || p.id || printf(' %04d', p.id) AS words,
    coalesce(c.phone, '') AS phone, NULL AS cents, iif(p.archived_at IS NULL, p.status, 'archived') AS state
    FROM projects p LEFT JOIN customers c ON c.id = p.customer_id`,
  follows: [
    {
      table: "projects",
      ids: "SELECT row.id",
      columns: ["name", "description", "address", "status", "customer_id", "archived_at"],
    },
    {
      table: "customers",
      ids: "SELECT id FROM projects WHERE customer_id = row.id",
      columns: ["name", "email", "phone", "phone_key"],
    },
  ],
}

/** A double that was joined to another is found no more. His people lead to him, by name, role, number and address. */
const customers: Findable = {
  kind: "customer",
  least: "manager",
  address: "/klanten/",
  rows: `SELECT id, name AS title, trim(address || ', ' || city, ', ') AS subtitle,
    email || ' ' || postcode || ' ' || phone || ' ' || ${phoneDigits("phone")} || ' ' || kvk || ' ' || btw_id || ' ' || coalesce((SELECT
      group_concat(name || ' ' || role || ' ' || email || ' ' || phone || ' ' || ${phoneDigits("phone")}, ' ')
      FROM customer_contacts WHERE customer_id = customers.id AND removed_at IS NULL), '') AS words,
    phone, NULL AS cents, '' AS state FROM customers WHERE merged_into IS NULL`,
  follows: [
    { table: "customers", ids: "SELECT row.id" },
    { table: "customer_contacts", ids: "SELECT row.customer_id" },
  ],
}

export const projectsFound = [projects, customers]
