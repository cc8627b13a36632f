import { expect, test } from "bun:test"
import { isPublicPath, isStaffPath } from "./paths.ts"
import { publicMenu, publicScreens } from "./publicScreens.ts"
import { screens } from "./screens.ts"

test("every screen of the office lies behind the login, every page for visitors before it", () => {
  expect(
    screens.flatMap(({ path, also = [] }) => [path, ...also]).filter((path) => !isStaffPath(path)),
  ).toEqual([])
  expect(publicScreens.flatMap(({ paths }) => paths).filter((path) => !isPublicPath(path))).toEqual([])
})

test("no address has two screens", () => {
  const addresses = [
    ...screens.flatMap(({ path, also = [] }) => [path, ...also]),
    ...publicScreens.flatMap(({ paths }) => paths),
  ]
  expect(addresses.length).toBe(new Set(addresses).size)
})

test("the menu for visitors leads only to what exists", () => {
  expect(publicMenu.filter(({ href }) => !isPublicPath(href) && !isStaffPath(href))).toEqual([])
})

test("each page for visitors names the file it is loaded from", async () => {
  const source = await Bun.file(`${import.meta.dir}/publicScreens.ts`).text()
  expect(publicScreens.filter(({ file }) => !source.includes(`("#${file}")`))).toEqual([])
})
