import type { Findable } from "#src/manifest/search.ts"

/** For the office, which may read all of them. */
const notes: Findable = {
  kind: "note",
  least: "manager",
  address: "/notities/",
  rows: `SELECT n.id, iif(length(n.text) > 80, substr(n.text, 1, 79) || '…', n.text) AS title,
    coalesce(c.name, p.name, m.name, '') AS subtitle, substr(n.text, 1, 2000) AS words, '' AS phone, NULL AS cents,
    iif(n.due_on IS NULL, '', iif(n.done_at IS NULL, 'open', 'done')) AS state
    FROM notes n LEFT JOIN projects p ON p.id = n.project_id
    LEFT JOIN customers c ON n.about_kind = 'customer' AND c.id = n.about_id
    LEFT JOIN messages m ON n.about_kind = 'message' AND m.id = n.about_id WHERE n.removed_at IS NULL`,
  follows: [
    { table: "notes", ids: "SELECT row.id" },
    { table: "projects", ids: "SELECT id FROM notes WHERE project_id = row.id", columns: ["name"] },
    {
      table: "customers",
      ids: "SELECT id FROM notes WHERE about_kind = 'customer' AND about_id = row.id",
      columns: ["name"],
    },
  ],
}

export const notesFound = [notes]
