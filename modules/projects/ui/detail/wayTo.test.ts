import { expect, test } from "bun:test"
import { wayTo } from "./wayTo.ts"

const to = (address: string, latitude: number | null, longitude: number | null) =>
  wayTo({ address, latitude, longitude })

test("the way leads to the coordinates, else to the address, else nowhere", () => {
  expect(to("Kade 3", 51.65, 3.92)).toEndWith("destination=51.65%2C3.92")
  expect(to("Kade 3 & 5", null, null)).toEndWith("destination=Kade%203%20%26%205")
  expect(to("", null, null)).toBeUndefined()
  expect(to("", 0, 0)).toEndWith("destination=0%2C0")
})
