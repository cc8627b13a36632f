/** Where the office's map has its pictures from; see ui/kit/LeafletMap.tsx. */
const mapTiles = "https://service.pdok.nl"

const policyWith = (pictures = "") =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${pictures}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ")

/** For the pages of the office, which may show a map. */
export const officePolicy = policyWith(` ${mapTiles}`)

/** Sent with every reply (ASVS 3.4). HSTS only where the site is reached over https. */
export const securityHeaders = (https: boolean): Record<string, string> => ({
  "content-security-policy": policyWith(),
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(self), microphone=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  ...(https && { "strict-transport-security": "max-age=31536000" }),
})
