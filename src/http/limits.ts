const megabyte = 1024 * 1024

/** What the body of a write may be; a route that says nothing takes JSON of this size. */
export interface Limit {
  kind: "json" | "file" | "either"
  bytes: number
}
const plain: Limit = { kind: "json", bytes: 256 * 1024 }

type Detail = Record<string, unknown>

/** Beside `role` on a route that takes a file of so many megabytes, and reads the multipart body itself. */
export const takesFile = (megabytes: number) => ({
  parse: "none" as const,
  detail: { limit: { kind: "file", bytes: megabytes * megabyte } satisfies Limit } as Detail,
})

/** The same where the file may also stand in JSON, as text. */
export const takesFileOrJson = (megabytes: number) => ({
  parse: "none" as const,
  detail: { limit: { kind: "either", bytes: megabytes * megabyte } satisfies Limit } as Detail,
})

/** Beside `role` on a route that takes more JSON than others do. */
export const takesJson = (megabytes: number) => ({
  detail: { limit: { kind: "json", bytes: megabytes * megabyte } satisfies Limit } as Detail,
})

/** Beside a route that knows better how often who may try: what others at an address send doesn't keep anyone from it. */
export const limitsItself = { detail: { limitsItself: true } as Detail }

export interface Route {
  path: string
  hooks?: { detail?: { limit?: Limit; role?: unknown; limitsItself?: boolean } }
}

/** The limit of an address, as the composed routes say it; asked for at the first write. */
export function limitsOf(routes: () => readonly Route[]): (path: string) => Limit {
  let table: [address: RegExp, limit: Limit][] | undefined
  return (path) => {
    table ??= routes().flatMap(({ path, hooks }) => {
      const limit = hooks?.detail?.limit
      return limit ? [[addressOf(path), limit]] : []
    })
    return table.find(([address]) => address.test(path))?.[1] ?? plain
  }
}

/** A route answers with and without a slash at its end. */
const addressOf = (path: string) => new RegExp(`^${path.replace(/\/$/, "").replace(/:[^/]+/g, "[^/]+")}/?$`)
