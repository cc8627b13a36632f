/** The bar already says that there is no connection, and what is known is enough to work with. */
export const quietOnceKnown = <T extends { data: unknown; error: unknown }>(from: T): T =>
  from.data === undefined ? from : { ...from, error: undefined }
