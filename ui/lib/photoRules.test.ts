import { describe, expect, test } from "bun:test"
import { sift } from "./photoRules.ts"

const file = (name: string, type: string, size = 1000) => ({ name, type, size })
const limits = { most: 6, largest: 10_485_760 }
const photo = (name: string) => file(name, "image/jpeg")

describe("of the files that are chosen", () => {
  test("six photos fit and the seventh does not", () => {
    const { taken, dropped } = sift(
      [1, 2, 3, 4, 5, 6, 7].map((n) => photo(`${n}.jpg`)),
      0,
      limits,
    )
    expect([taken.length, dropped]).toEqual([6, { tooMany: 1 }])
  })

  test("what is there already counts", () =>
    expect(sift([photo("a"), photo("b")], 5, limits).dropped).toEqual({ tooMany: 1 }))

  test.each([
    ["exactly 10 MB is taken", file("a.jpg", "image/jpeg", 10_485_760), {}],
    ["one byte more is dropped", file("a.jpg", "image/jpeg", 10_485_761), { tooLarge: 1 }],
    ["a text is dropped", file("a.txt", "text/plain"), { noPicture: 1 }],
    ["a text named .jpg is dropped", file("a.jpg", "text/plain"), { noPicture: 1 }],
    ["an empty file is dropped", file("a.jpg", "image/jpeg", 0), { unreadable: 1 }],
    ["a photo of an iPhone without a type is taken", file("IMG_1.HEIC", ""), {}],
    ["a photo of an iPhone of an unknown type is taken", file("IMG_1.heif", "application/octet-stream"), {}],
    ["a file without a type is dropped", file("IMG_1", ""), { noPicture: 1 }],
  ] as const)("%s", (_fact, given, dropped) => {
    const sifted = sift([given], 0, limits)
    expect(sifted.dropped).toEqual(dropped)
    expect(sifted.taken.length).toBe(Object.keys(dropped).length === 0 ? 1 : 0)
  })

  test("a wrong file doesn't take the place of a photo", () => {
    const files = [file("a.pdf", "application/pdf"), ...[1, 2, 3, 4, 5, 6].map((n) => photo(`${n}.jpg`))]
    expect(sift(files, 0, limits).taken.map(({ name }) => name)).toEqual([
      "1.jpg",
      "2.jpg",
      "3.jpg",
      "4.jpg",
      "5.jpg",
      "6.jpg",
    ])
  })
})
