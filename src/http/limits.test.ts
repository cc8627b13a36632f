import { expect, test } from "bun:test"
import { Elysia } from "elysia"
import { limitsOf, type Route, takesFile, takesJson } from "./limits.ts"

const some = new Elysia({ prefix: "/api" })
  .get("/files", () => "")
  .post("/files", () => "", takesFile(5))
  .post("/files/:id/parts", () => "", takesFile(1))
  .post("/sheets/", () => "", takesJson(4))
const limitOf = limitsOf(() => some.routes as Route[])
const megabyte = 1024 * 1024

test.each([
  ["/api/files", "file", 5 * megabyte],
  ["/api/files/", "file", 5 * megabyte],
  ["/api/files/7/parts", "file", megabyte],
  ["/api/files/7/parts/", "file", megabyte],
  ["/api/files/7", "json", megabyte / 4],
  ["/api/files/7/8/parts", "json", megabyte / 4],
  ["/other/api/files", "json", megabyte / 4],
  ["/api/sheets", "json", 4 * megabyte],
  ["/api/sheets/", "json", 4 * megabyte],
])("a body sent to %s is %s of at most %d bytes", (path, kind, bytes) => {
  expect(limitOf(path)).toEqual({ kind: kind as "json", bytes })
})
