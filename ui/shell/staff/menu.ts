import {
  CalendarDays,
  Ellipsis,
  FileText,
  Hammer,
  type LucideIcon,
  ReceiptEuro,
  ReceiptText,
  Sun,
  Timer,
  Users,
} from "lucide-react"
import type { Role } from "#src/shared/roles.ts"
import type { TextKey } from "../../lib/i18n.ts"
import { type MenuEntry, menuEntries, type StaffScreen } from "../../lib/screen.ts"

export type MenuScreen = StaffScreen & { menu: NonNullable<StaffScreen["menu"]> }

/** Some work, and its screens: the first is where one begins. */
export interface Entry {
  name: MenuEntry
  label: TextKey
  icon: LucideIcon
  screens: MenuScreen[]
}

/** The entries that have a screen, in their fixed order. One that is a single screen is called as that. */
export const menuOf = (screens: StaffScreen[]): Entry[] =>
  menuEntries
    .map((name) => ({ name, icon: icons[name], screens: screensOf(screens, name) }))
    .filter((entry) => entry.screens.length > 0)
    .map((entry) => ({
      ...entry,
      label:
        entry.screens.length > 1 ? (`shell.entries.${entry.name}` as const) : entry.screens[0]!.menu.label,
    }))

/** What stands under one's own name. */
export const accountScreens = (screens: StaffScreen[]) => screensOf(screens, "account")

/** The three entries beside 'Nieuw' and 'Meer', within reach of a thumb: who works outside needs his hours there. */
export const tabsOf = (menu: Entry[], role: Role): Entry[] =>
  menu
    .filter(({ name }) => name === "today" || name === "planning" || name === middle(role))
    .toSorted((a, b) => places.indexOf(a.name) - places.indexOf(b.name))

const middle = (role: Role): MenuEntry => (role === "worker" ? "hours" : "projects")
const places: MenuEntry[] = ["today", "projects", "planning", "hours"]

/** A screen's own path and what lies under it: '/projects/12' is in '/projects'. */
export const isCurrent = ({ path, also = [] }: StaffScreen, here: string) =>
  [path, ...also].some((own) => here === own || here.startsWith(`${own}/`))

/** Of the menu: where one is. '/uren/goedkeuren' is a place of its own, although it lies under '/uren'. */
export const currentIn = (menu: Entry[], here: string): MenuScreen | undefined =>
  menu
    .flatMap(({ screens }) => screens)
    .filter((screen) => isCurrent(screen, here))
    .toSorted((a, b) => b.path.length - a.path.length)[0]

const screensOf = (screens: StaffScreen[], entry: MenuScreen["menu"]["entry"]) =>
  screens.filter(isInMenu).filter(({ menu }) => menu.entry === entry)

const isInMenu = (screen: StaffScreen): screen is MenuScreen => screen.menu !== undefined

const icons: Record<MenuEntry, LucideIcon> = {
  today: Sun,
  projects: Hammer,
  customers: Users,
  planning: CalendarDays,
  hours: Timer,
  offers: FileText,
  invoices: ReceiptEuro,
  purchases: ReceiptText,
  more: Ellipsis,
}
