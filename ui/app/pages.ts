import type { Site } from "../lib/company.ts"
import type { MenuLink, Shown, VisitorPage } from "../lib/screen.ts"
import { visitors } from "./visitors.ts"

/** Every page for visitors. */
export const pages: VisitorPage[] = visitors.flatMap((module) => module.pages)

/** The pages that a visitor finds now. */
export const pagesOf = (site: Site | undefined): VisitorPage[] => pages.filter(isShown(site))

/** The menu, as far as its pages are there. */
export const menuOf = (site: Site | undefined): MenuLink[] =>
  wantedOn(site)
    .flatMap(({ menu = [] }) => menu)
    .filter(isShown(site))

/** The page at this address, unless the owner did not switch it on. */
export const pageAt = (path: string, site: Site): VisitorPage | undefined =>
  wantedOn(site)
    .flatMap(({ pages }) => pages)
    .filter(isShown(site))
    .find(({ paths }) => paths.includes(path))

/** Short and old addresses of them. */
export const redirects: Record<string, string> = Object.assign(
  {},
  ...visitors.map(({ addresses }) => addresses.redirects),
)

const isShown = (site: Site | undefined) => {
  const now: Shown = site?.underConstruction ? "construction" : "finished"
  return ({ shown = now }: { shown?: Shown }) => shown === now
}

const wantedOn = (site: Site | undefined) =>
  visitors.filter(({ wanted }) => !wanted || (site && wanted(site)))
