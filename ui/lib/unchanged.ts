/** More than anyone polls. */
const most = 40

const known = new Map<string, { etag: string; value: unknown }>()

/**
 * What the server gave under a mark: asked again with that mark, it may answer that nothing changed, and needs to send
 * nothing. `value` is then the same object, which draws nothing anew.
 */
export const unchanged = {
  of: (path: string) => known.get(path),
  keep(path: string, etag: string | null, value: unknown) {
    known.delete(path)
    if (etag) known.set(path, { etag, value })
    if (known.size > most) known.delete(known.keys().next().value!)
  },
}
