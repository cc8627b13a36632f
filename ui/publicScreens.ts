import { lazy } from "react"
import type { MenuLink, PublicScreen } from "./lib/screen.ts"

/** Every page for visitors. */
export const publicScreens: PublicScreen[] = [
  {
    paths: ["/", "/home"],
    file: "modules/site/ui/public/Home.tsx",
    screen: lazy(() => import("#modules/site/ui/public/Home.tsx")),
  },
  {
    paths: ["/offerte", "/offerte-aanvraag"],
    file: "modules/quotes/ui/public/Wizard.tsx",
    screen: lazy(() => import("#modules/quotes/ui/public/Wizard.tsx")),
  },
]

/** The menu of section 2.3, as far as its pages exist. */
export const publicMenu: MenuLink[] = [
  { href: "/", label: "layout.menu.home" },
  { href: "/dashboard", label: "layout.menu.projects" },
  { href: "/offerte", label: "layout.menu.contact" },
]
