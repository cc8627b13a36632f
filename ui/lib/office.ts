import type { LucideIcon } from "lucide-react"
import { createContext, useContext } from "react"
import type { Found, LoadTells, NoticeActs, Start, Tile } from "./module.ts"
import type { Panel, StaffScreen } from "./screen.ts"

/** What is there for who is signed in, of all modules together. */
export interface Office {
  screens: StaffScreen[]
  panels: Panel[]
  tiles: Tile[]
  starts: Start[]
  finds: Record<string, Found>
  tells: LoadTells[]
  /** By the first or second word of a notice's key. */
  noticeIcons: Record<string, LucideIcon>
  noticeActs: NoticeActs
}

export const noOffice: Office = {
  ...{ screens: [], panels: [], tiles: [], starts: [] },
  ...{ finds: {}, tells: [], noticeIcons: {}, noticeActs: {} },
}
export const OfficeContext = createContext(noOffice)
export const useOffice = () => useContext(OfficeContext)

/** What later modules show on a screen of an earlier one. */
export const usePanels = <On extends Panel["on"]>(on: On): Extract<Panel, { on: On }>[] =>
  useOffice().panels.filter((panel): panel is Extract<Panel, { on: On }> => panel.on === on)

/** Whether there is such a screen for who is signed in, so that nothing leads to one that is not there. */
export const useHasScreen = () => {
  const { screens } = useOffice()
  return (path: string) => screens.some((screen) => screen.path === path || screen.also?.includes(path))
}
