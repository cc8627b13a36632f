import type { LucideIcon } from "lucide-react"
import type { ComponentType, LazyExoticComponent, ReactNode } from "react"
import type { Role } from "#src/shared/roles.ts"
import type { TextKey } from "./i18n.ts"

/** The work that the office's menu is made of, in this order; whatever has no place of its own stands under the last. */
export const menuEntries = [
  "today",
  "projects",
  "customers",
  "planning",
  "hours",
  "offers",
  "invoices",
  "purchases",
  "more",
] as const
export type MenuEntry = (typeof menuEntries)[number]

/** A screen of the office, listed in its module's ui/module.ts. */
export interface StaffScreen {
  /** As wouter matches it: '/projects/:id'. */
  path: string
  /** Other addresses of the same screen. */
  also?: string[]
  /** The least role that may open it. */
  role: Role
  screen: LazyExoticComponent<ComponentType>
  /** Its place in the menu; a screen without one is reached from another. */
  menu?: {
    label: TextKey
    /** 'account': one's own, under one's name. */
    entry: MenuEntry | "account"
    icon: LucideIcon
    /** Hook: how many things wait there. */
    useCount?: () => number | undefined
  }
}

/** What a later module adds to an earlier one's screen, listed in its own ui/module.ts. */
export type Panel =
  | ProjectPanel
  | PanelOn<"customer">
  | QuotationPanel
  | PanelOn<"settings">
  | PanelOn<"prices">
  | PanelOn<"payment">

export interface PanelOn<On extends keyof Asked> {
  on: On
  /** The least role that sees it. */
  role: Role
  /** Shows itself as a card, or nothing where there is nothing to show. */
  panel: LazyExoticComponent<ComponentType<Asked[On]>>
  /** The lowest stands first; those of one module needn't stand together. */
  place: number
}

/**
 * Of a project: on which of its tabs it stands, and how many things it holds, as a `TabCount` at that tab's name; 'next'
 * is above the tabs, for what must happen now.
 */
export interface ProjectPanel extends PanelOn<"project"> {
  tab: "next" | "overview" | "costs" | "hours" | "documents" | "notes"
  /** Of the overview: in the narrow column beside what is told at length. */
  side?: true
  count?: LazyExoticComponent<ComponentType<Asked["project"]>>
}

/** Of a quotation: beside its lines, or above them for what must be settled before the client has it. */
export interface QuotationPanel extends PanelOn<"quotation"> {
  next?: true
}

/** What a panel is given, by the screen that it stands on. */
interface Asked {
  project: { id: number }
  customer: { id: number }
  quotation: { id: number }
  /** The settings on how offers are made. */
  settings: object
  prices: WelcomeStep
  payment: WelcomeStep
}

/** A step of the first start that is a form of a later module: its buttons, and where it leads once saved. */
interface WelcomeStep {
  actions: (busy: boolean) => ReactNode
  onSaved: () => void
}

/** A page for visitors. */
export interface VisitorPage {
  /** Its one address for search engines first. */
  paths: string[]
  /** Source file, by which the build tells which chunks to preload. */
  file: string
  screen: LazyExoticComponent<ComponentType>
  shown?: Shown
  /** Only the server knows its text, so that a link to it loads a page. */
  served?: true
  /** Not for search engines. */
  hidden?: true
  /** Search engines find here the facts of the company. */
  tells?: true
}

/** On a finished site, or as long as there is nothing to tell; left out: always. */
export type Shown = "finished" | "construction"

export interface MenuLink {
  href: string
  label: TextKey
  shown?: Shown
}
