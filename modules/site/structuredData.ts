import type { PublicCompany, SiteContent } from "#modules/settings/schema.ts"
import { openSpans } from "#src/shared/openingHours.ts"

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

/** The company for search engines, in the words of schema.org; only what is filled in. */
export function structuredData(
  { companyName, phone, contactEmail, address, btwId, logo }: Partial<PublicCompany>,
  {
    openingHours,
    serviceArea,
    socialLinks,
  }: Pick<SiteContent, "openingHours" | "serviceArea" | "socialLinks">,
  origin: string | undefined,
): Record<string, unknown> {
  const links = Object.values(socialLinks).filter(Boolean)
  return filled({
    "@context": "https://schema.org",
    "@type": "GeneralContractor",
    name: companyName,
    url: origin && `${origin}/`,
    telephone: phone,
    email: contactEmail,
    vatID: btwId,
    address: address && { "@type": "PostalAddress", ...postalParts(address), addressCountry: "NL" },
    areaServed: serviceArea,

    logo: logo && origin && `${origin}/api/company/picture/${logo}`,
    sameAs: links.length > 0 && links,
    openingHoursSpecification: openSpans(openingHours).flatMap(({ from, to, hours }) =>
      hours ? { "@type": "OpeningHoursSpecification", dayOfWeek: days.slice(from - 1, to), ...hours } : [],
    ),
  })
}

/** 'Havenweg 12\n4301 JK Zierikzee' in parts; what has another form is the street as it stands. */
function postalParts(address: string) {
  const lines = address.split("\n").map((line) => line.trim())
  const [, postalCode, addressLocality] = /^(\d{4} ?[A-Z]{2})\s+(.+)$/i.exec(lines.at(-1) ?? "") ?? []
  if (!postalCode) return { streetAddress: lines.join(", ") }
  return { streetAddress: lines.slice(0, -1).join(", "), postalCode, addressLocality }
}

const filled = (facts: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => fact && !(Array.isArray(fact) && fact.length === 0)),
  )
