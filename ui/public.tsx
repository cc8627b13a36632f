import "./lib/strictSchemas.ts"
import { hydrateRoot } from "react-dom/client"
import { firstTexts } from "./firstTexts.ts"
import { readPageData } from "./lib/company.ts"
import { startTexts } from "./lib/i18n.ts"
import { watchScroll } from "./lib/scroll.ts"
import { PublicApp } from "./PublicApp.tsx"

startTexts(firstTexts)
watchScroll()
hydrateRoot(document.getElementById("root")!, <PublicApp data={readPageData()} />)
