import { expect, test } from "bun:test"
import { sources } from "./imports.testing.ts"

/** Who sends a file at once: its answer is what the screen waits for, and without it there is nothing to keep. */
const otherUploads: Record<string, string> = {
  "modules/quotes/ui/public/api.ts": "a visitor's photos: he has no account to which a queue could belong",
  "modules/quotes/ui/quotation/api.ts":
    "a client's signed declaration, part of a form whose answer decides what comes next",
  "modules/quotes/ui/terms/api.ts":
    "the general conditions, whose name and day are asked once they are taken",
  "modules/settings/ui/api.ts": "the logo, which is shown once it is taken",
}

const screens = [...sources].filter(
  ([path]) => /^ui\/|^modules\/[^/]+\/ui\//.test(path) && !/\.(test|testing)\.tsx?$/.test(path),
)
const using = (pattern: RegExp) => screens.flatMap(([path, source]) => (pattern.test(source) ? [path] : []))

test("what a person made on a device goes through one queue: no other sends files", () => {
  const senders = using(/\bnew FormData\(/).filter((path) => !sources.get(path)!.includes("SendOptions"))
  expect(senders.toSorted()).toEqual(Object.keys(otherUploads).toSorted())
})

test("and no other tells how far they are", () => {
  expect(using(/\bonProgress\b/).filter((path) => !/^ui\/(lib|outbox)\//.test(path))).toEqual([])
})
