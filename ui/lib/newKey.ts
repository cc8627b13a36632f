/** A name that nothing else has; also where the page came over http, without `crypto.randomUUID`. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-")

/** For a call that is made once, however often it is sent. */
export const keyed = (key: string) => ({ headers: { "idempotency-key": key } })
