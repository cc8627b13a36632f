import { officeOf } from "#modules/access/sample.ts"
import type { Access } from "#modules/access/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import { sampleCompany, sampleSite } from "./sample.ts"
import type { SettingsService } from "./service.ts"

export const fillSettings: Fill<{ access: Access; settings: SettingsService }> = ({ access, settings }) => {
  settings.save({ ...sampleCompany, ...sampleSite, calculatorPage: true }, officeOf(access))
}
