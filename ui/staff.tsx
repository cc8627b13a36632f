import "./lib/strictSchemas.ts"
// Before the modules and their styles: a layer has its place where it is first named.
import "./staff.css"
import { createRoot } from "react-dom/client"
import { menuTexts, workerTexts } from "./app/plain.ts"
import { StaffApp } from "./app/StaffApp.tsx"
import { type PageData, readPageData } from "./lib/company.ts"
import { joined, startTexts } from "./lib/i18n.ts"
import { watchInstall } from "./lib/install.ts"
import { isKeptPage } from "./lib/keptPage.ts"
import { watchScroll } from "./lib/scroll.ts"
import { rememberedSession } from "./lib/session.ts"
import { startUpdates } from "./lib/updates.ts"

startTexts(joined(workerTexts, menuTexts))
watchScroll()
startUpdates()
watchInstall()
createRoot(document.getElementById("root")!).render(<StaffApp data={pageData()} />)

/** The page that this device kept knows nobody; who was in last, the device does. */
function pageData(): PageData {
  const page = readPageData()
  return { ...page, ...(isKeptPage() && rememberedSession()) }
}
