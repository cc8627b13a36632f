import "./lib/strictSchemas.ts"
import { createRoot } from "react-dom/client"
import { readPageData } from "./lib/company.ts"
import { startTexts } from "./lib/i18n.ts"
import { watchScroll } from "./lib/scroll.ts"
import { StaffApp } from "./StaffApp.tsx"
import { staffTexts } from "./staffTexts.ts"

startTexts(staffTexts)
watchScroll()
createRoot(document.getElementById("root")!).render(<StaffApp data={readPageData()} />)
