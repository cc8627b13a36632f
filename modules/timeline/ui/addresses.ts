import type { OfficeAddresses } from "#ui/lib/module.ts"

export const timelineAddresses: OfficeAddresses = {
  roots: ["/project-timeline"],
  redirects: { "/project-planner": "/project-timeline" },
}
