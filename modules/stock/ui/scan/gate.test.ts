import { expect, test } from "bun:test"
import { createGate } from "./gate.ts"

/** What is let through of looks that each gave a letter, or nothing. */
function through(looks: string) {
  const gate = createGate()
  return [...looks]
    .map((read) => gate(read === " " ? undefined : read))
    .filter((taken) => taken !== undefined)
}

test("a code is taken at the second look that gives it", () => {
  expect(through("a")).toEqual([])
  expect(through("aa")).toEqual(["a"])
})

test("as long as it stays in sight it is taken once, also when a look misses it", () => {
  expect(through("aaaa a  aa   a     aa")).toEqual(["a"])
})

test("out of sight for a while it may be taken again", () => {
  expect(through("aa      aa")).toEqual(["a", "a"])
})

test("another one beside it is taken at once, and one that was misread never", () => {
  expect(through("aabb")).toEqual(["a", "b"])
  expect(through("axayaa")).toEqual(["a"])
})
