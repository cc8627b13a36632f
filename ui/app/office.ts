import type { OfficeModule } from "../lib/module.ts"
import type { Panel, StaffScreen } from "../lib/screen.ts"
import type { Senders } from "../outbox/sender.ts"
import { screens as shellScreens } from "../shell/staff/screens.ts"
import { modules } from "./modules.ts"

/** The site map of the office, in the order of the menu. */
export const screens: StaffScreen[] = [...modules.flatMap((module) => module.screens ?? []), ...shellScreens]

const allPanels = modules.flatMap((module) => module.panels ?? [])
export const panels: Panel[] = [
  ...allPanels.filter(({ last }) => !last),
  ...allPanels.filter(({ last }) => last),
]

export const senders: Senders = Object.assign({}, ...modules.map((module) => module.senders))

export const noticeIcons: Required<OfficeModule>["noticeIcons"] = Object.assign(
  {},
  ...modules.map((module) => module.noticeIcons),
)

export const door = only("door")
export const timer = only("timer")
export const useWaiting = only("useWaiting")
export const usePage = only("usePage")
export const useArrival = only("useArrival")

function only<Slot extends keyof OfficeModule>(slot: Slot): NonNullable<OfficeModule[Slot]> {
  const filled = modules.flatMap((module) => (module[slot] === undefined ? [] : [module[slot]]))
  if (filled.length !== 1) throw new Error(`${filled.length} modules fill '${slot}' of the office`)
  return filled[0]!
}
