import type { Project } from "../../schema.ts"

/** Where a phone opens its own navigation; nothing is asked of a third party before it is pressed. */
export function wayTo({
  address,
  latitude,
  longitude,
}: Pick<Project, "address" | "latitude" | "longitude">): string | undefined {
  const to = latitude === null || longitude === null ? address : `${latitude},${longitude}`
  return to ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}` : undefined
}
