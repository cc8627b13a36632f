import { expect, test } from "bun:test"
import { createApp } from "../app/app.ts"
import { givenApp } from "../testing.ts"
import { sources } from "./imports.testing.ts"
import { permissions } from "./permissions.testing.ts"

/** As an address stands in a screen: what is filled in has no name. */
const unnamed = (call: string) => call.replace(/:\w+/g, ":").replace(/(.)\/$/, "$1")
const withoutCaller = permissions.filter(([, , why]) => why).map(([call]) => unnamed(call))

const isApi = (path: string) => /^modules\/[^/]+\/ui\/(.+\/)?api\.ts$/.test(path)
const screens = [...sources].filter(
  ([path]) => /^ui\/|^modules\/[^/]+\/ui\//.test(path) && !/\.test\.tsx?$|\/testing\.tsx?$/.test(path),
)

test("every JSON route has one caller in a ui/api.ts, and every caller a route", async () => {
  const given = await givenApp()
  const routes = createApp(given)
    .routes.map(({ method, path }) => unnamed(`${method} ${path}`))
    .filter((route) => !/^ALL|\/\*$/.test(route))
  await given.close()
  const calls = screens.filter(([path]) => isApi(path)).flatMap(([, source]) => callsIn(source))
  expect([...calls, ...withoutCaller].toSorted()).toEqual(routes.toSorted())
})

test("screens reach the server through those callers alone", () => {
  const verb = /import \{[^}]*\b(get|post|put|del|download|postEvents)\b[^}]*\} from "[^"]*lib\/http\.ts"/
  const network = /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bEventSource\b|\bWebSocket\b/
  expect(screens.filter(([path, source]) => !isApi(path) && verb.test(source)).map(([path]) => path)).toEqual(
    [],
  )
  const asking = screens.filter(([, source]) => network.test(source)).map(([path]) => path)
  // The service worker passes on what pages ask, from the device where it has it; typefaces are files of the client.
  expect(asking.toSorted()).toEqual([
    "ui/lib/http.ts",
    "ui/lib/paperFaces.ts",
    "ui/lib/progress.ts",
    "ui/sw.ts",
  ])
})

function callsIn(source: string): string[] {
  const call = /\b(get|post|put|del|download|postEvents)\(\s*(?:[^`"]+?,\s*)?[`"](\/api[^`"]+)/g
  return [...source.matchAll(call)].map(
    ([, verb, address]) =>
      `${{ del: "DELETE", download: "GET", postEvents: "POST" }[verb!] ?? verb!.toUpperCase()} ${address!.replace(/\$\{[^}]+\}/g, ":")}`,
  )
}
