import type { LucideIcon } from "lucide-react"
import { createContext, useContext } from "react"
import type { Panel, StaffScreen } from "./screen.ts"

interface Office {
  /** The screens and panels that who is signed in may see. */
  screens: StaffScreen[]
  panels: Panel[]
  /** By the first word of a notice's key. */
  noticeIcons?: Record<string, LucideIcon>
}

export const OfficeContext = createContext<Office>({ screens: [], panels: [] })

/** What later modules show on a screen of an earlier one. */
export const usePanels = (on: Panel["on"]): Panel[] =>
  useContext(OfficeContext).panels.filter((panel) => panel.on === on)

/** Whether there is such a screen for who is signed in, so that nothing leads to one that is not there. */
export const useHasScreen = () => {
  const { screens } = useContext(OfficeContext)
  return (path: string) => screens.some((screen) => screen.path === path || screen.also?.includes(path))
}

export const useNoticeIcons = () => useContext(OfficeContext).noticeIcons ?? {}
