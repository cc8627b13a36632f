import type { Findable } from "#src/manifest/search.ts"

/** A person leads to his hours. Who may no longer come in still has them. */
const people: Findable = {
  kind: "person",
  least: "manager",
  address: "/uren/weekstaat?persoon=",
  rows: `SELECT id, name AS title, '' AS subtitle, username AS words, '' AS phone, NULL AS cents,
    iif(disabled_at IS NULL, '', 'archived') AS state FROM accounts WHERE shared = 0`,
  follows: [{ table: "accounts", ids: "SELECT row.id" }],
}

export const peopleFound = [people]
