import { createContext, useContext } from "react"
import type { SignedIn } from "./session.ts"

/** What a page may know of the company; empty means: not filled in, so left out. */
interface Company {
  companyName: string
  contactEmail: string
  phone: string
  address: string
  kvk: string
  btwId: string
}

/** What the server writes into the page beside the markup, so that the first render needs no call. */
export interface PageData {
  company: Company
  /** Who is signed in; null for a visitor. */
  user: SignedIn | null
}

/** Id of the JSON block that holds it. */
export const pageDataId = "page-data"

const unknown: Company = { companyName: "", contactEmail: "", phone: "", address: "", kvk: "", btwId: "" }

export const PageDataContext = createContext<PageData>({ company: unknown, user: null })

export const usePageData = (): PageData => useContext(PageDataContext)
export const useCompany = (): Company => usePageData().company

export function readPageData(): PageData {
  const block = document.getElementById(pageDataId)?.textContent
  return block ? (JSON.parse(block) as PageData) : { company: unknown, user: null }
}
