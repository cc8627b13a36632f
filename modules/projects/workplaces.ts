import type { Db } from "#db/open.ts"

interface Workplace {
  id: number
  name: string
  address: string
  latitude: number | null
  longitude: number | null
  /** Metres within which one is there; null: as far as the program thinks right. */
  radius: number | null
  mine: boolean
}

/** Projects to work on: neither done nor put away. One's own first, of those the ones at work. */
export function createWorkplaces({ db }: { db: Db }) {
  const places = db.$client.query<Omit<Workplace, "mine"> & { mine: number }, [number]>(
    `SELECT id, name, address, latitude, longitude, radius,
      EXISTS (SELECT 1 FROM project_team t WHERE t.project_id = p.id AND t.account_id = ?) AS mine
    FROM projects p WHERE archived_at IS NULL AND status <> 'completed'
    ORDER BY mine DESC, status = 'active' DESC, name COLLATE NOCASE, id`,
  )
  return {
    workplaces: (accountId: number): Workplace[] =>
      places.all(accountId).map(({ mine, ...place }) => ({ ...place, mine: mine === 1 })),
  }
}
