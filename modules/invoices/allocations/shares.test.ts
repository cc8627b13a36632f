import { expect, test } from "bun:test"
import { centsOf, type Left, leftOf, netShare, percentageOf } from "./shares.ts"

/** The same row of numbers in every run, so that what fails once fails again. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}

interface Share {
  cents: number
  netCents: number
}

/** Allocates at random, takes parts off again, and goes on until nothing is left. */
function allocateAll(invoice: { totalCents: number; netCents: number }, roll: (below: number) => number) {
  const shares: Share[] = []
  const sign = Math.sign(invoice.totalCents)
  const add = (cents: number, left: Left) => shares.push({ cents, netCents: netShare(cents, left) })
  for (let turn = 0; turn < 40; turn++) {
    const left = leftOf(invoice, shares)
    if (shares.length > 0 && roll(3) === 0) shares.splice(roll(shares.length), 1)
    else if (left.cents !== 0) add(sign * (1 + roll(Math.abs(left.cents))), left)
  }
  const left = leftOf(invoice, shares)
  if (left.cents !== 0) add(left.cents, left)
  return shares
}

test("whatever is allocated, taken off and allocated again, the net parts of the whole add up to the invoice", () => {
  const roll = dice(20_261_121)
  for (let each = 0; each < 2000; each++) {
    const gross = 1 + roll([3, 100, 12_345, 500_000, 900_000_000][roll(5)]!)
    const net = [gross, Math.round(gross / 1.21), Math.round(gross / 1.09), roll(gross + 1)][roll(4)]!
    const sign = roll(4) === 0 ? -1 : 1
    const invoice = { totalCents: sign * gross, netCents: sign * net }
    const shares = allocateAll(invoice, roll)
    expect(leftOf(invoice, shares)).toEqual({ cents: 0, netCents: 0 })
    for (const { cents, netCents } of shares) {
      expect(cents * sign).toBeGreaterThan(0)
      // Never more cost than was invoiced, and never a cost that turns its sign.
      expect(netCents * sign).toBeGreaterThanOrEqual(0)
      expect(netCents * sign).toBeLessThanOrEqual(cents * sign)
    }
  }
})

test("three thirds of an invoice are its whole, whichever comes last", () => {
  const invoice = { totalCents: 12_100, netCents: 10_000 }
  const shares: Share[] = []
  for (const cents of [4033, 4033, 4034])
    shares.push({ cents, netCents: netShare(cents, leftOf(invoice, shares)) })
  expect(shares.map(({ netCents }) => netCents)).toEqual([3333, 3333, 3334])
})

test("with 'btw verlegd' the net part is the amount itself", () => {
  expect(netShare(12_345, { cents: 99_999, netCents: 99_999 })).toBe(12_345)
})

test.each([
  [0.1 + 0.2, 30],
  [100.05, 10_005],
  [0.01, 1],
  [8_999_999.99, 899_999_999],
  [100.005, undefined],
  [0.001, undefined],
  [0.004, undefined],
  [0, undefined],
  [-0, undefined],
  [-5, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])("%p euros are %p cents", (euros, cents) => expect(centsOf(euros)).toBe(cents as number))

test("a percentage has at most two decimals, and nothing of nothing is none", () => {
  expect(percentageOf(1, 3)).toBe(33.33)
  expect(percentageOf(-50, -200)).toBe(25)
  expect(percentageOf(0, 0)).toBe(0)
})
