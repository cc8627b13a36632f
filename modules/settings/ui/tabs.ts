import type { ComponentType } from "react"
import type { Role } from "#src/shared/roles.ts"
import type { TextKey } from "#ui/lib/i18n.ts"
import { Accounts } from "./Accounts.tsx"
import { Company } from "./Company.tsx"
import { Hours } from "./Hours.tsx"
import { MailTab } from "./mail/MailTab.tsx"
import { Offers } from "./Offers.tsx"
import { Texts } from "./Texts.tsx"
import { Website } from "./website/Website.tsx"

interface SettingsTab {
  /** In the address: '?tab=website'. */
  name: string
  label: TextKey
  /** The least role that sees it. */
  role: Role
  tab: ComponentType
  /** Later modules fill it: without any it is not there. */
  panels?: "settings"
}

/** The parts of Instellingen, in this order; the first is shown when the address names none. */
export const settingsTabs: SettingsTab[] = [
  { name: "bedrijf", label: "settings.screen.tab.company", role: "manager", tab: Company },
  { name: "website", label: "settings.screen.tab.website", role: "manager", tab: Website },
  { name: "teksten", label: "settings.screen.tab.texts", role: "owner", tab: Texts },
  { name: "offertes", label: "settings.screen.tab.offers", role: "manager", tab: Offers, panels: "settings" },
  { name: "uren", label: "settings.screen.tab.hours", role: "owner", tab: Hours },
  { name: "mail", label: "settings.mail.tab", role: "manager", tab: MailTab },
  { name: "beveiliging", label: "settings.screen.tab.security", role: "owner", tab: Accounts },
]
