import { type ScreenGroup, type StaffScreen, screenGroups } from "../../lib/screen.ts"

export type MenuScreen = StaffScreen & { menu: NonNullable<StaffScreen["menu"]> }
export interface MenuGroup {
  group: ScreenGroup
  screens: MenuScreen[]
}

/** The groups that have a screen, in their fixed order. */
export const menuOf = (screens: StaffScreen[]): MenuGroup[] =>
  screenGroups
    .map((group) => ({ group, screens: screens.filter(isInMenu).filter(({ menu }) => menu.group === group) }))
    .filter((found) => found.screens.length > 0)

const isInMenu = (screen: StaffScreen): screen is MenuScreen => screen.menu !== undefined

/** At most three places beside 'Nieuw' and 'Meer': the first screen of the daily groups, then those of the office. */
export function tabsOf(menu: MenuGroup[]): MenuScreen[] {
  const first = menu.filter(({ group }) => isDaily(group)).map(({ screens }) => screens[0]!)
  const office = menu.find(({ group }) => group === "office")?.screens ?? []
  return [...first, ...office].slice(0, 3)
}

/** Groups that a person opens every day have a tab under their own name. */
export const isDaily = (group: ScreenGroup): group is "today" | "projects" | "hours" =>
  group === "today" || group === "projects" || group === "hours"

/** A screen's own path and what lies under it: '/projects/12' is in '/projects'. */
export const isCurrent = ({ path, also = [] }: StaffScreen, here: string) =>
  [path, ...also].some((own) => here === own || here.startsWith(`${own}/`))

/** Of the menu: where one is. '/uren/goedkeuren' is a place of its own, although it lies under '/uren'. */
export const currentIn = (menu: MenuGroup[], here: string): MenuScreen | undefined =>
  menu
    .flatMap(({ screens }) => screens)
    .filter((screen) => isCurrent(screen, here))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
