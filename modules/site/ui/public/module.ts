import "./styles.css"
import { lazy } from "react"
import type { VisitorModule } from "#ui/lib/module.ts"
import type { VisitorPage } from "#ui/lib/screen.ts"
import { siteAddresses } from "./addresses.ts"
import { site as texts } from "./nl.ts"

const legal: Omit<VisitorPage, "paths"> = {
  file: "modules/site/ui/public/Legal.tsx",
  screen: lazy(() => import("./Legal.tsx")),
  served: true,
}

export const site: VisitorModule = {
  addresses: siteAddresses,
  pages: [
    {
      paths: ["/", "/home"],
      file: "modules/site/ui/public/Home.tsx",
      screen: lazy(() => import("./Home.tsx")),
      shown: "finished",
      tells: true,
    },
    {
      paths: ["/over-ons"],
      file: "modules/site/ui/public/About.tsx",
      screen: lazy(() => import("./About.tsx")),
      shown: "finished",
      tells: true,
    },
    {
      paths: ["/contact"],
      file: "modules/site/ui/public/Contact.tsx",
      screen: lazy(() => import("./Contact.tsx")),
      shown: "finished",
      tells: true,
    },
    // In the place of those three.
    {
      paths: ["/", "/home", "/over-ons", "/contact"],
      file: "modules/site/ui/public/Construction.tsx",
      screen: lazy(() => import("./Construction.tsx")),
      shown: "construction",
    },
    { paths: ["/privacy"], ...legal },
    { paths: ["/voorwaarden"], ...legal },
  ],
  menu: [
    { href: "/", label: "layout.menu.home" },
    { href: "/over-ons", label: "layout.menu.about", shown: "finished" },
    { href: "/dashboard", label: "layout.menu.projects" },
  ],
  texts: { site: texts },
}
