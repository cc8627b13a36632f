import { expect, test } from "bun:test"
import type { Kind } from "./kind.ts"
import { choices, day, ids, money, number, orNull, text } from "./kinds.tsx"

test.each<[string, Kind<never, unknown, never>, typed: unknown, read: unknown]>([
  ["a text", text as never, " Jan ", " Jan "],
  ["a day", day as never, "2026-11-05", "2026-11-05"],
  ["a number", number as never, "1.234,5", 1234.5],
  ["a number that can't be read", number as never, "veel", Number.NaN],
  ["a number that was left empty", number as never, "", Number.NaN],
  ["a number that may be left empty", orNull(number) as never, " ", null],
  ["one that may be left empty and was not", orNull(number) as never, "7,5", 7.5],
  ["an amount", money as never, "€ 12.500,-", 12_500],
  ["some of a few", choices() as never, ["b"], ["b"]],
  ["some of what has a number", ids as never, ["3", "12"], [3, 12]],
])("%s is read as it is typed", (_, kind, typed, read) => {
  expect(kind.read(typed as never)).toEqual(read)
})

test.each<[string, Kind<unknown, never, never>, value: unknown, shown: unknown]>([
  ["a number", number as never, 2000.5, "2000,5"],
  ["a number that is not known", number as never, undefined, ""],
  ["an amount", money as never, 12_500, "12.500,00"],
  ["an amount that is not there", orNull(money) as never, null, ""],
  ["some of what has a number", ids as never, [3], ["3"]],
])("%s is shown as people write it", (_, kind, value, shown) => {
  expect(kind.show(value as never)).toEqual(shown)
})
