import { type Role, reaches } from "#src/shared/roles.ts"
import type { OfficeModule } from "../lib/module.ts"
import type { Office } from "../lib/office.ts"
import type { StaffScreen } from "../lib/screen.ts"
import type { Senders } from "../outbox/sender.ts"
import { screens as shellScreens } from "../shell/staff/screens.ts"
import { modules } from "./modules.ts"

/** The site map of the office, in the order of the menu. */
export const screens: StaffScreen[] = [...every((module) => module.screens), ...shellScreens]

/** What all modules together have for someone of this role. */
export const officeFor = (role: Role): Office => ({
  ...{ tiles, starts, finds, tells, noticeIcons, noticeActs },
  screens: screens.filter((screen) => reaches(role, screen.role)).filter(isFirstAtItsAddress),
  panels: panels.filter((panel) => reaches(role, panel.role)),
})

/** One address may show the office another screen than who works outside: what needs more comes first. */
const isFirstAtItsAddress = ({ path }: StaffScreen, at: number, open: StaffScreen[]) =>
  open.findIndex((screen) => screen.path === path) === at

export const panels = inPlace(every((module) => module.panels))
const tiles = inPlace(every((module) => module.tiles))
const starts = inPlace(every((module) => module.starts))
const finds: Office["finds"] = Object.assign({}, ...modules.map((module) => module.finds))
const tells: Office["tells"] = modules.flatMap(({ tells }) => tells ?? [])
const noticeIcons: Office["noticeIcons"] = Object.assign({}, ...modules.map((module) => module.noticeIcons))
const noticeActs: Office["noticeActs"] = Object.assign({}, ...modules.map((module) => module.noticeActs))

export const senders: Senders = Object.assign({}, ...modules.map((module) => module.senders))

export const door = only("door")
export const timer = only("timer")
export const search = only("search")
export const useWaiting = only("useWaiting")
export const usePage = only("usePage")
export const useArrival = only("useArrival")

function every<Part>(of: (module: OfficeModule) => Part[] | undefined): Part[] {
  return modules.flatMap((module) => of(module) ?? [])
}

function inPlace<Part extends { place: number }>(parts: Part[]): Part[] {
  return parts.toSorted((one, other) => one.place - other.place)
}

function only<Slot extends keyof OfficeModule>(slot: Slot): NonNullable<OfficeModule[Slot]> {
  const filled = modules.flatMap((module) => (module[slot] === undefined ? [] : [module[slot]]))
  if (filled.length !== 1) throw new Error(`${filled.length} modules fill '${slot}' of the office`)
  return filled[0]!
}
