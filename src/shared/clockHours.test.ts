import { expect, test } from "bun:test"
import { clockHours, clockOfHours } from "./clockHours.ts"

test.each([
  [0, "0:00"],
  [5, "0:05"],
  [450, "7:30"],
  [-90, "-1:30"],
])("%d minutes are %s", (minutes, text) => expect(clockHours(minutes)).toBe(text))

test.each([
  [207.317, "207:19"],
  [207.32, "207:19"],
  [7.999, "8:00"],
  [-22.5, "-22:30"],
  [-0.001, "0:00"],
])("%d hours are %s", (hours, text) => expect(clockOfHours(hours)).toBe(text))
