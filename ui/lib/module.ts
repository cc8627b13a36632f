import type { LucideIcon } from "lucide-react"
import type { ComponentType, LazyExoticComponent, ReactNode } from "react"
import type { SWRResponse } from "swr"
import type { Notice } from "#src/shared/notice.ts"
import type { Role } from "#src/shared/roles.ts"
import type { Senders } from "../outbox/sender.ts"
import type { PageData, Site } from "./company.ts"
import type { TextKey, Texts } from "./i18n.ts"
import type { MenuLink, Panel, StaffScreen, VisitorPage } from "./screen.ts"
import type { SignedIn } from "./session.ts"

/** What a module adds to the office, told in its ui/module.ts. */
export interface OfficeModule {
  screens?: StaffScreen[]
  panels?: Panel[]
  tiles?: Tile[]
  starts?: Start[]
  /** How what is found of each kind looks; that it is found, `module.ts` says. */
  finds?: Record<string, Found>
  /** How what was made without a connection reaches the server, by its kind. */
  senders?: Senders
  /** Of its changes the sentences; only the screen that tells of them loads these. */
  tells?: LoadTells
  /** Of what waits for someone, by the first word of its key; by the second for one matter alone. */
  noticeIcons?: Record<string, LucideIcon>
  /** What one does about it without leaving the screen, by its second word; of the others the button leads there. */
  noticeActs?: NoticeActs

  // Of the rest the office has one each, of whatever module.
  door?: Door
  /** What runs, in sight on every screen. */
  timer?: ComponentType
  /** Finds whatever there is, from every screen. */
  search?: ComponentType
  /** Hook: what needs who is signed in. */
  useWaiting?: () => Waiting
  /** Hook: the page's data, as it is by now. */
  usePage?: () => PageData
  /** Hook: leads who just came in, where he should begin elsewhere. */
  useArrival?: () => void
}

/** What the start screen shows of a part: the way there, and a number. */
export interface Tile {
  /** The lowest stands first; those of one module needn't stand together. */
  place: number
  title: TextKey
  text: TextKey
  href: string
  /** The screen that must be there for it. */
  screen: string
  icon: LucideIcon
  /** Its number, by the name in the start screen's counts or sums, and what that says. */
  counts: string
  count: TextKey
  /** A number that asks for someone stands out. */
  urgent?: true
}

export type NoticeActs = Record<
  string,
  { role: Role; act: LazyExoticComponent<ComponentType<NoticeActProps>> }
>
export interface NoticeActProps {
  notice: Notice
  variant: "primary" | "secondary"
  /** Gives the button its place in the row. */
  className: string
  /** After its word: what it is about, for who hears it. */
  children: ReactNode
}

export type LoadTells = () => Promise<{ tells: Tells }>
/** By the action in the log or the first word of that: a text that the details fill, or what makes one. */
export type Tells = Record<string, TextKey | ((change: ToldChange) => string)>
export interface ToldChange {
  /** 'project.renamed' */
  action: string
  details: Record<string, unknown>
}

export interface Found {
  icon: LucideIcon
  /** Of a whole group of them. */
  group: TextKey
  /** What it is called, with its `name`; left out: by its name. */
  title?: TextKey
}

/** What one begins with often: under '+ Nieuw', on the start screen, and found by searching. */
export interface Start {
  place: number
  label: TextKey
  href: string
  screen: string
  icon: LucideIcon
}

/** How one comes in and leaves. */
export interface Door {
  useSession(): SWRResponse<SignedIn | null>
  /** `visits` counts the times someone left: what he had open goes with him. */
  useLogout(): { logout: () => void; busy: boolean; visits: number }
  /** `ended`: whose login ended by itself. */
  Login: ComponentType<{ ended?: string }>
  /** Screens that need no login. */
  screens: Pick<StaffScreen, "path" | "screen">[]
}

/** What needs someone; which things those are only the modules know. */
export interface Waiting {
  /** Undefined as long as it is not known. */
  count: number | undefined
  /** The things themselves, each a link; `close` puts the list away. */
  list: (close: () => void) => ReactNode
}

/** What a module shows visitors, told in its ui/public/module.ts. */
export interface VisitorModule {
  pages: VisitorPage[]
  addresses: VisitorAddresses
  menu?: MenuLink[]
  /** Left out: always; of what the owner did not switch on, the page itself tells who comes by an old link. */
  wanted?: (site: Site) => boolean
  /** What the first page needs; what only a later one needs it brings itself. */
  texts?: Texts
}

/** Where the office's screens of a module are: plain, for the server and the worker as well. */
export interface OfficeAddresses {
  /** These and all under them need a login. */
  roots: string[]
  /** Old and short addresses that people may still type. */
  redirects?: Record<string, string>
}

/** Where the pages for visitors of a module are. */
export interface VisitorAddresses {
  paths: string[]
  redirects?: Record<string, string>
}
