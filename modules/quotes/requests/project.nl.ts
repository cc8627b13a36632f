/** What a project that came from a request is about, as long as nobody describes it: 'Badkamer (aanvraag WP-2026-0018)'. */
export const describedBy = (types: string, reference: string) => `${types} (aanvraag ${reference})`

/** Ours, and nothing that a client told. */
export const isDescribedByUs = (description: string) => /^[^\n]+ \(aanvraag WP-\d{4}-\d+\)$/.test(description)

/** What a project is called that was asked for in the client's own words. */
export const inWords = "Klus"
