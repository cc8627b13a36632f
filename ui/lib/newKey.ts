/** A name that nothing else has; also where the page came over http, without `crypto.randomUUID`. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-")

/** The same key for every try: what did arrive is not done twice. */
export const keyed = (key: string) => ({ headers: { "idempotency-key": key } })
