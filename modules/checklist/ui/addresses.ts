import type { OfficeAddresses } from "#ui/lib/module.ts"

export const checklistAddresses: OfficeAddresses = {
  roots: ["/daily-checklist", "/evening-checklist"],
  redirects: { "/evening-checklist": "/daily-checklist" },
}
