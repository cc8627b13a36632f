import type { OfficeAddresses } from "#ui/lib/module.ts"

export const timelineAddresses: OfficeAddresses = {
  roots: ["/project-timeline", "/planning"],
  redirects: { "/project-planner": "/project-timeline" },
}
