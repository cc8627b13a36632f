import * as z from "zod/mini"

/** The last entry of a backup: what must be in it. A backup without one was cut off. */
export const Manifest = z.strictObject({
  program: z.literal("waterpas"),
  version: z.string(),
  schema: z.int(),
  createdAt: z.iso.datetime(),
  database: z.strictObject({ bytes: z.int(), sha256: z.string() }),
  /** Rows per table. */
  rows: z.record(z.string(), z.int()),
  /** Files by their SHA-256, with their length. */
  files: z.record(z.string(), z.int()),
  /** Files that the database speaks of but that were gone or damaged when the backup was made. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestName = "manifest.json"
export const databaseName = "waterpas.db"
export const fileName = (hash: string) => `files/${hash.slice(0, 2)}/${hash.slice(2)}`
export const hashIn = (name: string) => /^files\/([0-9a-f]{2})\/([0-9a-f]{62})$/.exec(name)?.slice(1).join("")
