import "./styles.css"
import { lazy } from "react"
import type { VisitorModule } from "#ui/lib/module.ts"
import { wizardAddresses } from "./addresses.ts"

export const wizard: VisitorModule = {
  addresses: wizardAddresses,
  pages: [
    {
      paths: ["/offerte-aanvraag", "/offerte"],
      file: "modules/quotes/ui/public/Wizard.tsx",
      screen: lazy(() => import("./Wizard.tsx")),
    },
    {
      paths: ["/aanvraag"],
      file: "modules/quotes/ui/public/status/StatusPage.tsx",
      screen: lazy(() => import("./status/StatusPage.tsx")),
      hidden: true,
    },
  ],
  menu: [{ href: "/offerte", label: "layout.menu.contact" }],
}
