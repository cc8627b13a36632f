/** Made at the first use and kept: the formats of a language take milliseconds, which a start need not wait for. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
