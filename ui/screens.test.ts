import { expect, test } from "bun:test"
import { untold } from "./lib/company.ts"
import { isPublicPath, isStaffPath } from "./paths.ts"
import { menuFor, publicScreens, screensFor } from "./publicScreens.ts"
import { screens } from "./screens.ts"

test("every screen of the office lies behind the login, every page for visitors before it", () => {
  expect(
    screens.flatMap(({ path, also = [] }) => [path, ...also]).filter((path) => !isStaffPath(path)),
  ).toEqual([])
  expect(publicScreens.flatMap(({ paths }) => paths).filter((path) => !isPublicPath(path))).toEqual([])
})

const unfinished = { ...untold, underConstruction: true }

test.each([
  ["a finished site", untold],
  ["a site under construction", unfinished],
])("no address has two screens on %s", (_, site) => {
  const addresses = [
    ...screens.flatMap(({ path, also = [] }) => [path, ...also]),
    ...screensFor(site).flatMap(({ paths }) => paths),
  ]
  expect(addresses.length).toBe(new Set(addresses).size)
})

test("a site under construction has the same addresses", () => {
  const addresses = (site: typeof untold) => screensFor(site).flatMap(({ paths }) => paths)
  expect(addresses(unfinished)).toEqual(addresses(untold))
})

test("the menu for visitors leads only to what exists", () => {
  for (const site of [untold, unfinished])
    expect(menuFor(site).filter(({ href }) => !isPublicPath(href) && !isStaffPath(href))).toEqual([])
})

test("each page for visitors names the file it is loaded from", async () => {
  const source = await Bun.file(`${import.meta.dir}/publicScreens.ts`).text()
  expect(publicScreens.filter(({ file }) => !source.includes(`("#${file}")`))).toEqual([])
})
