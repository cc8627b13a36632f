import type { Db } from "./open.ts"

/** Counts what was ever written here: what was made from the database holds as long as it gives the same. */
export function writesIn(db: Db): () => number {
  const counter = db.$client.query<{ total: number }, []>("SELECT total_changes() AS total")
  return () => counter.get()!.total
}
