import type { Db } from "#db/open.ts"

/** What stands in the database of a company after ten busy years. */
export const sizes = { people: 60, customers: 5000, projects: 10_000, hours: 50_000, positions: 100_000 }

/** How many of the hours are not approved yet. */
export const toApprove = 3000

/** Written by SQL alone, in a few seconds: through the services it would take minutes. Accounts are numbered from 1001. */
export function fillBigCompany({ $client: sqlite }: Db) {
  const fill = (most: number, statement: string) =>
    sqlite.run(
      `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${most - 1}) ${statement}`,
    )
  const day = (ago: string) => `date('2026-11-20', '-' || (${ago}) || ' days')`
  const now = "'2026-11-21T09:00:00.000Z'"
  sqlite.transaction(() => {
    fill(
      sizes.people,
      `INSERT INTO accounts (id, username, name, role, password_hash, created_at)
        SELECT 1001 + i, 'werker' || i, 'Werker van Nummer ' || i, 'worker', '', ${now} FROM n`,
    )
    for (const since of ["2020-01-01", "2025-07-01"])
      fill(
        sizes.people,
        `INSERT INTO cost_rates (account_id, since, cents, created_at) SELECT 1001 + i, '${since}', 4500 + i, ${now} FROM n`,
      )
    fill(
      sizes.customers,
      `INSERT INTO customers (name, email, phone, address, postcode, city, notes, email_key, phone_key, created_at)
        SELECT 'Familie Jansen ' || i, 'klant' || i || '@voorbeeld.example', '06 00 ' || (100000 + i), 'Dorpsstraat ' || i,
          '4301 AB', 'Zierikzee', 'Komt liefst op woensdag langs.', 'klant' || i || '@voorbeeld.example',
          '0600' || (100000 + i), ${now} FROM n`,
    )
    fill(
      sizes.projects,
      `INSERT INTO projects (name, description, status, project_types, address, start_on, end_on, estimated_cents,
          estimated_net_cents, customer_id, progress, latitude, longitude, started_at, completed_at, created_at, updated_at)
        SELECT 'Dakkapel Poststraat ' || i, 'Prefab dakkapel aan de achterkant, kunststof kozijnen met roosters.',
          iif(i % 20 = 0, 'planned', iif(i % 20 < 3, 'active', 'completed')), '["dakkapel","isolatie"]',
          'Poststraat ' || i || ', 4301 AB Zierikzee', ${day("i / 4")}, ${day("i / 4 - 20")}, 1250000, 1033058,
          1 + i % ${sizes.customers}, i % 100, 51.65 + i / 100000.0, 3.92,
          iif(i % 20 = 0, NULL, ${day("i / 4")} || 'T07:00:00.000Z'),
          iif(i % 20 < 3, NULL, ${day("i / 4 - 10")} || 'T07:00:00.000Z'), ${now}, ${now} FROM n`,
    )
    for (const k of [0, 7])
      fill(
        sizes.projects,
        `INSERT INTO project_team SELECT i + 1, 1001 + (i + ${k}) % ${sizes.people} FROM n`,
      )
    fill(
      sizes.hours,
      `INSERT INTO time_entries (id, ref, account_id, kind, project_id, source, started_at, ended_at, created_at,
          start_latitude, start_longitude, start_accuracy)
        SELECT i + 1, 'big-' || i, 1001 + i % ${sizes.people}, 'work', iif(i % 50 = 0, 42, 1 + (i * 7919) % ${sizes.projects}),
          'timer', ${day("i / 120")} || iif(i / 60 % 2, 'T09:10:00.000Z', 'T05:10:00.000Z'),
          ${day("i / 120")} || iif(i / 60 % 2, 'T13:30:00.000Z', 'T08:30:00.000Z'), ${now}, 51.65, 3.92, 9 FROM n`,
    )
    sqlite.run(
      `INSERT INTO time_breaks SELECT id, strftime('%Y-%m-%dT%H:%M:%S.000Z', started_at, '+1 hour'),
        strftime('%Y-%m-%dT%H:%M:%S.000Z', started_at, '+75 minutes') FROM time_entries`,
    )
    sqlite.run(
      `UPDATE time_entries SET review = 'approved', reviewed_by = 1, reviewed_at = ended_at WHERE id > ${toApprove}`,
    )
    sqlite.run(
      `INSERT INTO costs (project_id, category, cents, quantity, unit, day, description, source_kind, source_id, account_id, created_at)
        SELECT project_id, 'hours', 12345, 3.2, 'uur', substr(started_at, 1, 10), 'Uren van Werker', 'hours',
          id || '/' || substr(started_at, 1, 10), 1, ${now} FROM time_entries WHERE review = 'approved'`,
    )
    fill(
      sizes.projects * 2,
      `INSERT INTO costs (project_id, category, cents, day, description, source_kind, source_id, created_at)
        SELECT iif(i % 4 = 0, 42, 1 + (i * 31) % ${sizes.projects}), 'material', 50000, ${day("i % 900")},
          'Hout en schroeven', 'manual', 'big-' || i, ${now} FROM n`,
    )
    // Half of them in the two sessions of one person on one day.
    fill(
      sizes.positions / 2,
      `INSERT INTO positions (entry_id, device_at, at, latitude, longitude, accuracy)
        SELECT e.id, strftime('%Y-%m-%dT%H:%M:%fZ', e.started_at, (i / 840 * 10 + 0.1) || ' seconds'),
          strftime('%Y-%m-%dT%H:%M:%fZ', e.started_at, (i / 840 * 10 + 0.1) || ' seconds'),
          51.65 + (i % 1000) / 100000.0, 3.92 + (i % 700) / 100000.0, 8 FROM n JOIN time_entries e ON e.id = i % 840 + 1`,
    )
    fill(
      sizes.positions / 2,
      `INSERT INTO positions (entry_id, device_at, at, latitude, longitude, accuracy)
        SELECT e.id, strftime('%Y-%m-%dT%H:%M:%fZ', e.started_at, (i * 0.2 + 0.05) || ' seconds'),
          strftime('%Y-%m-%dT%H:%M:%fZ', e.started_at, (i * 0.2 + 0.05) || ' seconds'),
          51.65 + (i % 1000) / 100000.0, 3.92 + (i % 700) / 100000.0, 8 FROM n JOIN time_entries e ON e.id = iif(i % 2, 1, 61)`,
    )
  })()
}
