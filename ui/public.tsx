import "./lib/strictSchemas.ts"
// Before the modules and their styles: a layer has its place where it is first named.
import "./public.css"
import { hydrateRoot } from "react-dom/client"
import { PublicApp } from "./app/PublicApp.tsx"
import { visitors } from "./app/visitors.ts"
import { kit } from "./kit/nl.ts"
import { readPageData } from "./lib/company.ts"
import { startTexts } from "./lib/i18n.ts"
import { watchScroll } from "./lib/scroll.ts"
import { layout } from "./shell/public/nl.ts"

startTexts(Object.assign({ kit, layout }, ...visitors.map(({ texts }) => texts)))
watchScroll()
hydrateRoot(document.getElementById("root")!, <PublicApp data={readPageData()} />)
