import type { Notice } from "#src/shared/notice.ts"
import type { SettingsService } from "./service.ts"

/** As long as nobody can name or call the company its website stays shut; the owner is led back to tell it. */
export const createCompanyNotices = (settings: SettingsService) => (): Notice[] => {
  const { companyName, phone } = settings.get()
  if (companyName && phone) return []
  const text = "settings.notices.siteShut"
  return [
    {
      ...{ key: "settings.siteShut", text, values: {}, count: 1, href: "/welkom" },
      ...{ since: null, tone: "info", role: "owner" },
    },
  ]
}
