import { expect, test } from "bun:test"
import { join } from "node:path"
import { untold } from "../lib/company.ts"
import { isPublicPath, isStaffPath, redirects } from "./addresses.ts"
import { door, screens } from "./office.ts"
import { menuOf, pages, pagesOf } from "./pages.ts"
import { visitorAddresses } from "./plain.ts"

const ofScreens = [
  ...screens.flatMap(({ path, also = [] }) => [path, ...also]),
  ...door.screens.map(({ path }) => path),
]

test("every screen of the office lies behind the login, every page for visitors before it", () => {
  expect(ofScreens.filter((path) => !isStaffPath(path))).toEqual([])
  const ofPages = new Set(pages.flatMap(({ paths }) => paths))
  expect(ofPages).toEqual(new Set(visitorAddresses.flatMap(({ paths }) => paths)))
})

test("each old address leads to one that is there", () => {
  expect(Object.values(redirects).filter((path) => !isPublicPath(path) && !isStaffPath(path))).toEqual([])
})

const unfinished = { ...untold, underConstruction: true }

test.each([
  ["a finished site", untold],
  ["a site under construction", unfinished],
])("no address has two screens on %s", (_, site) => {
  // What one role sees of an address another may see otherwise: who scans meets his own scans among the invoices.
  const ofRoles = screens.flatMap(({ path, also = [], role }) => [path, ...also].map((at) => `${at} ${role}`))
  const ofPages = pagesOf(site).flatMap(({ paths }) => paths)
  const addresses = [...ofRoles, ...ofPages, ...door.screens.map(({ path }) => path)]
  expect(addresses.length).toBe(new Set(addresses).size)
  expect(ofPages.filter((path) => ofScreens.includes(path))).toEqual([])
})

test("a site under construction has the same addresses", () => {
  const addresses = (site: typeof untold) => new Set(pagesOf(site).flatMap(({ paths }) => paths))
  expect(addresses(unfinished)).toEqual(addresses(untold))
})

test("the menu for visitors leads only to what exists", () => {
  for (const site of [untold, unfinished])
    expect(menuOf(site).filter(({ href }) => !isPublicPath(href) && !isStaffPath(href))).toEqual([])
})

test("each page for visitors names the file it is loaded from", async () => {
  for (const { file } of pages) {
    const [, folder, within] = /^(.*\/public)(\/.*)$/.exec(file)!
    const source = await Bun.file(join(import.meta.dir, "../..", folder!, "module.ts")).text()
    expect(source).toContain(`(".${within}")`)
  }
})
