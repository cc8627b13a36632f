import type { OfficeAddresses } from "#ui/lib/module.ts"

export const intakeAddresses: OfficeAddresses = {
  roots: ["/job-intake", "/quick-calculator"],
}
