import { createContext, useContext } from "react"
import type { WayIn } from "#src/shared/entries.ts"
import type { OpenFrom } from "#src/shared/openingHours.ts"
import type { SignedIn } from "./session.ts"

/** What a page may know of the company; empty means: not filled in, so left out. */
export interface Company {
  companyName: string
  contactEmail: string
  phone: string
  address: string
  kvk: string
  btwId: string
  /** Id of a picture. */
  logo?: string
}

/** What the pages about the company tell; empty means: not filled in, so left out. */
export interface Site {
  /** Seven days, Monday first. */
  openingHours: OpenFrom[]
  serviceArea: string
  headline: string
  intro: string
  story: string
  owner: { name: string; role: string; about: string }
  /** Id of a picture. */
  ownerPhoto: string
  socialLinks: { facebook: string; instagram: string; linkedin: string; youtube: string }
  /** Together 100 percent, or none. */
  shares: { label: string; percent: number }[]
  showTestimonials: boolean
  /** Visitors see 'website in aanbouw' in the place of the pages about the company. */
  underConstruction: boolean
  /** Working days within which a visitor is called, is visited after that, and has his quotation after that. */
  answerDays: { call: number; visit: number; quote: number }
  /** For these nobody can ask a quotation. */
  typesNotOffered: WayIn[]
  /** What the calculators begin with: square metres per litre of paint, and litres in a can; without it there are none. */
  calculators?: { coverage: number; canLitres: number }
}

/** What the server writes into the page beside the markup, so that the first render needs no call. */
export interface PageData {
  company: Company
  /** Who is signed in; null for a visitor. */
  user: SignedIn | null
  /** Whether anyone has an account besides that of the office; only on the page of the office. */
  ownAccounts?: boolean
  /** Only on pages for visitors. */
  site?: Site
  /** When the page was made, an instant to the minute; only on pages for visitors. */
  now?: string
  /** The text of /privacy or /voorwaarden, only on that page. */
  legal?: LegalText
}

/** Plain text in which '## ' begins a heading and '- ' an item of a list. `standard`: not the owner's own. */
export interface LegalText {
  text: string
  standard: boolean
}

/** Id of the JSON block that holds it. */
export const pageDataId = "page-data"

const unknown: Company = {
  companyName: "",
  contactEmail: "",
  phone: "",
  address: "",
  kvk: "",
  btwId: "",
}

/** Nothing is filled in. */
export const untold: Site = {
  openingHours: [],
  serviceArea: "",
  headline: "",
  intro: "",
  story: "",
  owner: { name: "", role: "", about: "" },
  ownerPhoto: "",
  socialLinks: { facebook: "", instagram: "", linkedin: "", youtube: "" },
  shares: [],
  showTestimonials: false,
  underConstruction: false,
  answerDays: { call: 2, visit: 3, quote: 5 },
  typesNotOffered: [],
}

export const PageDataContext = createContext<PageData>({ company: unknown, user: null })

export const usePageData = (): PageData => useContext(PageDataContext)
export const useCompany = (): Company => usePageData().company
export const useSite = (): Site => usePageData().site ?? untold

/** Of these kinds of work and entries, the ones that a visitor can ask for. */
export function useOffered(): <Way extends WayIn>(ways: readonly Way[]) => Way[] {
  const { typesNotOffered } = useSite()
  return (ways) => ways.filter((way) => !typesNotOffered.includes(way))
}

/** Where a picture that the settings refer to can be had. */
export const pictureUrl = (id: string): string => `/api/company/picture/${id}`

export function readPageData(): PageData {
  const block = document.getElementById(pageDataId)?.textContent
  return block ? (JSON.parse(block) as PageData) : { company: unknown, user: null }
}
