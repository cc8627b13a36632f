/** The pages that a search engine may show, each under its one address. */
const listed = ["/", "/over-ons", "/contact", "/offerte-aanvraag", "/privacy", "/voorwaarden"]
const calculators = "/rekenhulp"

/** What crawlers may look at: nothing until the site is finished, and never the office or the calls. */
export const robots = (origin: string, underConstruction: boolean): string =>
  underConstruction
    ? "User-agent: *\nDisallow: /\n"
    : `User-agent: *\nDisallow: /api/\nAllow: /api/company/picture/\nDisallow: /dashboard\nDisallow: /auth\n\nSitemap: ${origin}/sitemap.xml\n`

export const sitemap = (origin: string, { calculatorPage }: { calculatorPage: boolean }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...listed, ...(calculatorPage ? [calculators] : [])].map((path) => `<url><loc>${xml(origin + path)}</loc></url>`).join("\n")}
</urlset>
`

const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&apos;")
