import "./styles.css"
import { lazy } from "react"
import type { VisitorModule } from "#ui/lib/module.ts"
import { wizardAddresses } from "./addresses.ts"

export const wizard: VisitorModule = {
  addresses: wizardAddresses,
  pages: [
    {
      paths: wizardAddresses.paths,
      file: "modules/quotes/ui/public/Wizard.tsx",
      screen: lazy(() => import("./Wizard.tsx")),
    },
  ],
  menu: [{ href: "/offerte", label: "layout.menu.contact" }],
}
