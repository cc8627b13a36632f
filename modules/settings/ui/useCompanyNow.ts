import useSWR from "swr"
import { reaches } from "#src/shared/roles.ts"
import { type PageData, usePageData } from "#ui/lib/company.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import type { Settings } from "../schema.ts"
import { api } from "./api.ts"
import { settingsPath } from "./hooks.ts"

/** The page's data, with the company as it is since someone in this window read or saved the settings. */
export function useCompanyNow(): PageData {
  const page = usePageData()
  const may = reaches(useSignedIn().role, "manager")
  // It asks nothing by itself. Yet it has the fetcher: a refresh asks by way of the hook that was there first.
  const { data } = useSWR<Settings>(may && settingsPath, api.get, {
    revalidateOnMount: false,
    revalidateOnReconnect: false,
  })
  if (!data) return page
  const { companyName, contactEmail, phone, address, kvk, btwId, logo } = data
  return { ...page, company: { companyName, contactEmail, phone, address, kvk, btwId, logo } }
}
