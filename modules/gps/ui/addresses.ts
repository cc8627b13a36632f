import type { OfficeAddresses } from "#ui/lib/module.ts"

export const gpsAddresses: OfficeAddresses = {
  roots: ["/gps-tracking", "/working-gps", "/gps-urenregistratie-enhanced", "/gps-privacy", "/uren"],
  redirects: { "/gps-urenregistratie": "/gps-tracking" },
}
