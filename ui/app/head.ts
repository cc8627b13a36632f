/** What a page says of itself to search engines, and to who shares a link to it. */
export interface Head {
  title: string
  description?: string
  siteName?: string
  /** The one address of this page; left out where the site's own address is not set. */
  address?: string
  picture?: string
  /** Not for search engines. */
  hidden: boolean
  /** Of the company, in the words of schema.org. */
  facts?: Record<string, unknown>
}

export function headTags({ title, description, siteName, address, picture, hidden, facts }: Head): string {
  if (hidden) return '<meta name="robots" content="noindex">'
  return [
    description && meta("name", "description", description),
    address && `<link rel="canonical" href="${escaped(address)}">`,
    meta("property", "og:type", "website"),
    meta("property", "og:locale", "nl_NL"),
    meta("property", "og:title", title),
    description && meta("property", "og:description", description),
    siteName && meta("property", "og:site_name", siteName),
    address && meta("property", "og:url", address),
    picture && meta("property", "og:image", picture),
    facts && `<script type="application/ld+json">${jsonBlock(facts)}</script>`,
  ]
    .filter(Boolean)
    .join("\n")
}

const longest = 300

const meta = (kind: "name" | "property", name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content.replace(/\s+/g, " ").slice(0, longest))}">`

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** Nothing in it can end the block. */
export const jsonBlock = (data: unknown) => JSON.stringify(data).replaceAll("<", "\\u003c")
