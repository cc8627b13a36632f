import { expect, test } from "bun:test"
import { answered, cacheOf, keptPage, outdated } from "./routing.ts"

const offices = ["/gps-tracking", "/projects/12"]
const kept = {
  origin: "https://kantoor.example",
  files: new Set(["/staff-1.js"]),
  isOffice: (path: string) => offices.includes(path),
}
const asked = (path: string, more: { method?: string; mode?: RequestMode } = {}) =>
  answered(
    { method: "GET", mode: "cors", url: new URL(path, kept.origin).href, ...more } as Parameters<
      typeof answered
    >[0],
    kept,
  )

test.each([
  ["a page of the office", "/gps-tracking?dag=1", { mode: "navigate" }, "page"],
  ["what lies under it", "/projects/12", { mode: "navigate" }, "page"],
  ["a file of the office", "/staff-1.js", {}, "file"],
  ["a page for visitors", "/contact", { mode: "navigate" }, undefined],
  ["the start page", "/", { mode: "navigate" }, undefined],
  ["a call", "/api/user", {}, undefined],
  ["a download that a link opens", "/api/projects/1/files/2", { mode: "navigate" }, undefined],
  ["a write", "/gps-tracking", { method: "POST", mode: "navigate" }, undefined],
  ["a file that is not kept", "/staff-2.js", {}, undefined],
  ["a tile of the map", "https://service.pdok.nl/staff-1.js", {}, undefined],
] as const)("%s", (_, path, more, what) => {
  expect(asked(path, more)).toBe(what)
})

test("only our own caches of other versions are thrown away", () => {
  expect(outdated(["waterpas-shell-1", cacheOf("2"), "waterpas.photos"], "2")).toEqual(["waterpas-shell-1"])
})

test("the page that is kept says that it is, and is of the version of its files", () => {
  const page = '<!doctype html>\n<html lang="nl" data-version="2">\n'
  expect(keptPage(page, "2")).toBe('<!doctype html>\n<html lang="nl" data-version="2" data-kept>\n')
  expect(() => keptPage(page, "1")).toThrow()
})
