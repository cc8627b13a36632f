import { useState } from "react"
import useSWR from "swr"
import type { PageData } from "#ui/lib/company.ts"
import type { Settings } from "../schema.ts"
import { settingsPath } from "./hooks.ts"

/** The company as the page came with it, until someone in this window read or saved something newer. Asks nothing. */
export function useCompanyNow(company: PageData["company"]): PageData["company"] {
  const { data } = useSWR<Settings>(settingsPath, null)
  const [now, setNow] = useState(company)
  if (!data) return now
  const { companyName, contactEmail, phone, address, kvk, btwId, logo } = data
  const newest = { companyName, contactEmail, phone, address, kvk, btwId, logo }
  if (JSON.stringify(newest) !== JSON.stringify(now)) setNow(newest)
  return newest
}
