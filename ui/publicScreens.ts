import { lazy } from "react"
import type { Site } from "./lib/company.ts"
import type { MenuLink, PublicScreen } from "./lib/screen.ts"

const home: PublicScreen = {
  paths: ["/", "/home"],
  file: "modules/site/ui/public/Home.tsx",
  screen: lazy(() => import("#modules/site/ui/public/Home.tsx")),
}
const about: PublicScreen = {
  paths: ["/over-ons"],
  file: "modules/site/ui/public/About.tsx",
  screen: lazy(() => import("#modules/site/ui/public/About.tsx")),
}
const contact: PublicScreen = {
  paths: ["/contact"],
  file: "modules/site/ui/public/Contact.tsx",
  screen: lazy(() => import("#modules/site/ui/public/Contact.tsx")),
}
/** In the place of those three, as long as there is nothing to tell. */
const construction: PublicScreen = {
  paths: [...home.paths, ...about.paths, ...contact.paths],
  file: "modules/site/ui/public/Construction.tsx",
  screen: lazy(() => import("#modules/site/ui/public/Construction.tsx")),
}
const always: PublicScreen[] = [
  {
    paths: ["/offerte", "/offerte-aanvraag"],
    file: "modules/quotes/ui/public/Wizard.tsx",
    screen: lazy(() => import("#modules/quotes/ui/public/Wizard.tsx")),
  },
  {
    paths: ["/privacy", "/voorwaarden"],
    file: "modules/site/ui/public/Legal.tsx",
    screen: lazy(() => import("#modules/site/ui/public/Legal.tsx")),
  },
]

/** Every page for visitors. */
export const publicScreens: PublicScreen[] = [home, about, contact, construction, ...always]

/** The pages that a visitor finds now. */
export const screensFor = (site: Site | undefined): PublicScreen[] =>
  site?.underConstruction ? [construction, ...always] : [home, about, contact, ...always]

/** The menu of section 2.3, as far as its pages are there. */
export const menuFor = (site: Site | undefined): MenuLink[] => [
  { href: "/", label: "layout.menu.home" },
  ...(site?.underConstruction ? [] : [{ href: "/over-ons", label: "layout.menu.about" as const }]),
  { href: "/dashboard", label: "layout.menu.projects" },
  { href: "/offerte", label: "layout.menu.contact" },
]
