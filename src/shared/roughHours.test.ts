import { expect, test } from "bun:test"
import { roughHours } from "./roughHours.ts"

test.each([
  [51.48, "51"],
  [164.2, "164"],
  [1234.5, "1.235"],
  [9.8, "10"],
  [2.48, "2,5"],
  [2.1, "2"],
  [0.05, "0,5"],
])("%p hours of work are told as %s", (hours, text) => expect(roughHours(hours)).toBe(text))
