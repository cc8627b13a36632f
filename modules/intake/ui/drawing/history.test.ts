import { expect, test } from "bun:test"
import { begun, changed, redone, undone } from "./history.ts"

test("what is undone can be done again, until something else is done", () => {
  const two = changed(changed(begun("a"), "b"), "c")
  expect(undone(undone(two)).now).toBe("a")
  expect(redone(redone(undone(undone(two)))).now).toBe("c")
  const other = changed(undone(two), "d")
  expect(redone(other).now).toBe("d")
  expect(undone(other).now).toBe("b")
})

test("nothing is undone before the beginning or done again past the end", () => {
  const one = changed(begun("a"), "b")
  expect(undone(undone(undone(one))).now).toBe("a")
  expect(redone(one)).toBe(one)
})

test("what is done under one name is undone at once, and what comes after it is a step of its own", () => {
  const typed = changed(changed(changed(begun(""), "L", "text 1"), "Le", "text 1"), "Lek", "text 1")
  expect(undone(typed).now).toBe("")
  expect(undone(changed(typed, "other")).now).toBe("Lek")
  expect(undone(changed(undone(typed), "M", "text 1")).now).toBe("")
})
