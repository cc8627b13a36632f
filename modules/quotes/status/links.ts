import type { SecretLinks } from "#modules/access/links/service.ts"

export type RequestLinks = ReturnType<typeof createRequestLinks>

/** The secret links to the page on which somebody follows his request. */
export function createRequestLinks(secretLinks: SecretLinks) {
  const opens = (requestId: number) => ({ scope, subject: requestId })
  return {
    /** The address of the page, without the site's own. */
    issue: (requestId: number): string => `/aanvraag#${secretLinks.issue(opens(requestId))}`,
    /** The request that it opens, and until when. */
    open: (token: string, address: string) => secretLinks.open(token, scope, address),
    end: (requestId: number, by: number | null) => secretLinks.end(opens(requestId), by),
    state: (requestId: number) => secretLinks.state(opens(requestId)),
  }
}

const scope = "quotes.request"
