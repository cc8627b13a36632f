import "./lib/strictSchemas.ts"
import { createRoot } from "react-dom/client"
import { isKeptPage, type PageData, readPageData } from "./lib/company.ts"
import { startTexts } from "./lib/i18n.ts"
import { watchScroll } from "./lib/scroll.ts"
import { rememberedSession } from "./lib/session.ts"
import { StaffApp } from "./StaffApp.tsx"
import { staffTexts } from "./staffTexts.ts"

startTexts(staffTexts)
watchScroll()
createRoot(document.getElementById("root")!).render(<StaffApp data={pageData()} />)

/** The page that this device kept knows nobody; who was in last, the device does. */
function pageData(): PageData {
  const page = readPageData()
  return { ...page, ...(isKeptPage() && rememberedSession()) }
}
