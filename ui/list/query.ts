/** The query of an address with some of it changed; what becomes empty goes out of it. */
export function withChange(params: URLSearchParams, change: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(change))
    if (value) next.set(key, value)
    else next.delete(key)
  return next
}
