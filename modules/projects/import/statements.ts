/** Of this connection alone, in memory. `customer_id`: below zero for who is new, -1, -2 and so on. */
export const tables = [
  `CREATE TEMP TABLE IF NOT EXISTS imported_people (
    batch INTEGER, customer_id INTEGER, name TEXT, email TEXT, phone TEXT, address TEXT, postcode TEXT, city TEXT,
    kvk TEXT, btw_id TEXT, notes TEXT, invoice_name TEXT, invoice_address TEXT, invoice_postcode TEXT,
    invoice_city TEXT, invoice_email TEXT, email_key TEXT, phone_key TEXT, told TEXT)`,
  `CREATE TEMP TABLE IF NOT EXISTS imported_projects (
    batch INTEGER, n INTEGER, customer_id INTEGER, name TEXT, description TEXT, address TEXT, status TEXT,
    start_on TEXT, end_on TEXT, estimated_cents INTEGER, started_at TEXT, completed_at TEXT)`,
]

export const keepPerson = `INSERT INTO temp.imported_people VALUES ($batch, $customerId, $name, $email, $phone, $address,
  $postcode, $city, $kvk, $btwId, $notes, $invoiceName, $invoiceAddress, $invoicePostcode, $invoiceCity, $invoiceEmail,
  $emailKey, $phoneKey, $told)`

export const keepProject = `INSERT INTO temp.imported_projects VALUES ($batch, $n, $customerId, $name, $description,
  $address, $status, $startOn, $endOn, $estimatedCents, $startedAt, $completedAt)`

/** The number after which those of new customers begin. */
export const last = "SELECT coalesce(max(id), 0) AS customers FROM customers"

const person = `name, email, phone, address, postcode, city, kvk, btw_id, notes, invoice_name, invoice_address,
  invoice_postcode, invoice_city, invoice_email, email_key, phone_key`
const numberOf = "iif(customer_id < 0, $customers - customer_id, customer_id)"

export const addPeople = `INSERT INTO customers (id, ${person}, version, created_at)
  SELECT $customers - customer_id, ${person}, 1, $now
  FROM temp.imported_people WHERE batch = $batch AND customer_id < 0`

export const fillPeople = `UPDATE customers SET (${person}, version) =
    (${person.replace(/\w+/g, "p.$&")}, customers.version + 1)
  FROM temp.imported_people p WHERE p.batch = $batch AND customers.id = p.customer_id`

export const tellOfPeople = `INSERT INTO log (at, account_id, action, subject_kind, subject_id, details)
  SELECT $now, $by, iif(customer_id < 0, 'customer.added', 'customer.filled'), 'customer', ${numberOf},
    iif(customer_id < 0, '{}', told)
  FROM temp.imported_people WHERE batch = $batch`

export const addProjects = `INSERT INTO projects (id, customer_id, name, description, address, status, start_on, end_on,
    estimated_cents, started_at, completed_at, created_at, updated_at, updated_by)
  SELECT $projects + n, ${numberOf}, name, description, address, status, start_on, end_on,
    estimated_cents, started_at, completed_at, $now, $now, $by
  FROM temp.imported_projects WHERE batch = $batch`

export const tellOfProjects = `INSERT INTO log (at, account_id, action, subject_kind, subject_id, details)
  SELECT $now, $by, 'project.created', 'project', $projects + n, json_object('name', name, 'status', status)
  FROM temp.imported_projects WHERE batch = $batch`

export const drop = ["people", "projects"].map(
  (table) => `DELETE FROM temp.imported_${table} WHERE batch = $batch`,
)
