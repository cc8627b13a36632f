import { expect, test } from "bun:test"
import { addressOf } from "./address.ts"

const from = (peer: string, forwarded?: string) =>
  addressOf(
    new Request("http://localhost/", { headers: forwarded ? { "x-forwarded-for": forwarded } : {} }),
    {
      requestIP: () => ({ address: peer }),
      timeout: () => undefined,
    },
  )

test.each([
  ["a visitor without a proxy counts as himself", "203.0.113.7", undefined, "203.0.113.7"],
  ["a visitor can't name another address", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["the proxy on this machine tells who it is", "127.0.0.1", "203.0.113.7", "203.0.113.7"],
  ["also when it speaks IPv6", "::1", "203.0.113.7", "203.0.113.7"],
  ["also in both", "::ffff:127.0.0.1", "203.0.113.7", "203.0.113.7"],
  [
    "only the last address is the proxy's own word",
    "127.0.0.1",
    "1.2.3.4, 5.6.7.8, 203.0.113.7",
    "203.0.113.7",
  ],
  ["an empty word is none", "127.0.0.1", " ", "127.0.0.1"],
  ["IPv4 in IPv6 clothes is the same visitor", "::ffff:203.0.113.7", undefined, "203.0.113.7"],
  [
    "a household counts as one, whatever its last half",
    "2001:db8:1:2:3:4:5:6",
    undefined,
    "2001:db8:1:2::/64",
  ],
  ["also written short", "2001:db8::6", undefined, "2001:db8:0:0::/64"],
  ["also shorter", "2001:db8:1:2::", undefined, "2001:db8:1:2::/64"],
])("%s", (_, peer, forwarded, address) => {
  expect(from(peer, forwarded)).toBe(address)
})

test("a very long word of a proxy is cut off", () => {
  expect(from("127.0.0.1", "9".repeat(5000)).length).toBeLessThan(50)
})
