import type { Db } from "#db/open.ts"
import type { PositionDoubt } from "../schema.ts"
import type { Fix } from "./noise.ts"

export type PositionStore = ReturnType<typeof createPositionStore>

/** What of a session decides whether a position belongs to it. Instants in ISO 8601. */
export interface Recorded {
  id: number
  accountId: number
  source: string
  startedAt: string
  endedAt: string | null
  forgottenAt: string | null
  removedAt: string | null
}

interface Row {
  entryId: number
  deviceAt: string
  at: string
  latitude: number
  longitude: number
  accuracy: number
  doubt: PositionDoubt | null
}

/** So many rows go at once when they are forgotten, so that nothing else waits long. */
const portion = 5_000

/** The statements of the path that every phone takes every few seconds. */
export function createPositionStore(db: Db) {
  const { $client: sqlite } = db
  const columns = `id, account_id AS accountId, source, started_at AS startedAt, ended_at AS endedAt,
    forgotten_at AS forgottenAt, removed_at AS removedAt`
  const entry = {
    byId: sqlite.query<Recorded, [number]>(`SELECT ${columns} FROM time_entries WHERE id = ?`),
    byRef: sqlite.query<Recorded, [string, string]>(
      `SELECT ${columns} FROM time_entries WHERE ref = ?
       UNION ALL SELECT ${columns} FROM time_entries WHERE id = (SELECT entry_id FROM time_entry_refs WHERE ref = ?)
       LIMIT 1`,
    ),
  }
  const breaks = sqlite.query<{ from: string; to: string | null }, [number]>(
    'SELECT started_at AS "from", ended_at AS "to" FROM time_breaks WHERE entry_id = ? ORDER BY started_at',
  )
  const insert = sqlite.query(
    `INSERT OR IGNORE INTO positions (entry_id, device_at, at, latitude, longitude, accuracy, doubt)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  const point = "entry_id AS entryId, device_at AS deviceAt, at, latitude, longitude, accuracy, doubt"
  const last = sqlite.query<Row, [number]>(
    `SELECT ${point} FROM positions WHERE entry_id = ? AND doubt IS NULL ORDER BY at DESC LIMIT 1`,
  )
  const lastAt = sqlite.query<{ at: string | null }, [number]>(
    "SELECT max(at) AS at FROM positions WHERE entry_id = ?",
  )
  const between = sqlite.query<Row, [number, string, string]>(
    `SELECT ${point} FROM positions WHERE entry_id = ? AND at >= ? AND at < ? ORDER BY at`,
  )
  const forget = sqlite.query(
    `DELETE FROM positions WHERE (entry_id, device_at) IN
       (SELECT entry_id, device_at FROM positions WHERE at < ? LIMIT ${portion})`,
  )

  return {
    /** By its number, or by what any device calls it. */
    entryOf: (name: number | string): Recorded | null =>
      typeof name === "number"
        ? entry.byId.get(name)
        : entry.byRef.get(name.toLowerCase(), name.toLowerCase()),
    breaksOf: (entryId: number) => breaks.all(entryId),
    /** Whether it is new: the same one may be sent again. */
    insert: (
      entryId: number,
      { deviceAt, at, latitude, longitude, accuracy }: Fix & { deviceAt: number },
      doubt: PositionDoubt | undefined,
    ): boolean =>
      insert.run(entryId, isoOf(deviceAt), isoOf(at), latitude, longitude, accuracy, doubt ?? null).changes >
      0,
    /** The last that was believed. */
    last(entryId: number): Fix | undefined {
      const row = last.get(entryId)
      return row ? fixOf(row) : undefined
    },
    lastAt: (entryId: number): string | null => lastAt.get(entryId)?.at ?? null,
    /** In order of time, the end not included. */
    between: (entryId: number, from: number, to: number): (Fix & { doubt: PositionDoubt | null })[] =>
      between.all(entryId, isoOf(from), isoOf(to)).map((row) => ({ ...fixOf(row), doubt: row.doubt })),
    /** Forgets some of those before an instant, and tells whether there may be more. */
    forgetBefore: (at: number): boolean => forget.run(isoOf(at)).changes >= portion,
  }
}

const isoOf = (at: number) => new Date(at).toISOString()
const fixOf = ({ latitude, longitude, accuracy, at }: Row): Fix => ({
  latitude,
  longitude,
  accuracy,
  at: Date.parse(at),
})
