import { expect, test } from "bun:test"
import { postcodeOf } from "./postcode.ts"

test.each([
  ["4301ab", "4301 AB"],
  ["4301 AB", "4301 AB"],
  [" 4301  ab ", "4301 AB"],
  ["1000SB", "1000 SB"],
  ["0123 AB", undefined],
  ["4301 SS", undefined],
  ["4301 SA", undefined],
  ["4301 SD", undefined],
  ["4301", undefined],
  ["4301 ABC", undefined],
  ["", undefined],
])("postcode '%s' reads as %s", (text, expected) => expect(postcodeOf(text)).toBe(expected))
