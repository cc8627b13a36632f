/** A failure the user may read. `code` is the key of its Dutch sentence, e.g. "quotes.unknownType". */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly status: 400 | 401 | 403 | 404 | 409 | 411 | 413 | 415 | 422 | 429 | 503 | 507 = 422,
    readonly details: {
      fields?: Record<string, string>
      values?: Record<string, string | number>
      retryAfter?: number
    } = {},
  ) {
    super(code)
  }
}

export const notFound = (module: string) => new DomainError(`${module}.notFound`, 404)
export const conflict = (code: string) => new DomainError(code, 409)

/** Field errors: a code per path, e.g. `{ "contactInfo.email": "quotes.emailInvalid" }`. */
export const invalid = (fields: Record<string, string>) => new DomainError("invalid", 422, { fields })
