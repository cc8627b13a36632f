import { describe, expect, test } from "bun:test"
import { flow, type Part } from "./flow.ts"

/** Pages of 100 points, from 0 to 100. */
const frame = { first: 0, others: 0, bottom: 100 }

/** What stands on each page, with where: 'a@0'. */
function pagesOf(parts: Omit<Part, "draw">[], names = "abcdefghijklmnopqrstuvwxyz"): string[][] {
  const pages: string[][] = []
  const drawing = (part: Omit<Part, "draw">, name: string): Part => ({
    ...part,
    head: part.head && drawing(part.head, "head"),
    draw: (_, y) => pages.at(-1)!.push(`${name}@${y}`),
  })
  flow(
    parts.map((part, index) => drawing(part, names[index]!)),
    frame,
    () => pages.push([]),
  )
  return pages
}

const draw = () => {}

describe("parts flow over pages", () => {
  test("under each other, and on to the next page when one is full", () =>
    expect(pagesOf([{ height: 60 }, { height: 40 }, { height: 10 }])).toEqual([["a@0", "b@60"], ["c@0"]]))

  test("white above a part falls away on top of a page", () =>
    expect(
      pagesOf([
        { height: 50, before: 9 },
        { height: 20, before: 9 },
        { height: 30, before: 9 },
      ]),
    ).toEqual([["a@0", "b@59"], ["c@0"]]))

  test("a heading goes along with what it stands above", () =>
    expect(pagesOf([{ height: 80 }, { height: 10, keepNext: true }, { height: 30 }])).toEqual([
      ["a@0"],
      ["b@0", "c@10"],
    ]))

  test("what is longer than a page breaks where it must", () =>
    expect(
      pagesOf([
        { height: 50 },
        { height: 60, keepNext: true },
        { height: 60, keepNext: true },
        { height: 20 },
      ]),
    ).toEqual([["a@0"], ["b@0"], ["c@0", "d@60"]]))

  test("a part higher than a page still ends", () =>
    expect(pagesOf([{ height: 10 }, { height: 300 }, { height: 10 }])).toEqual([["a@0"], ["b@0"], ["c@0"]]))

  test("the head of a table comes back on the next page, and takes its room there", () => {
    const row = { height: 40, head: { height: 20, draw } }
    expect(pagesOf([{ height: 20, keepNext: true }, row, row, row, row])).toEqual([
      ["a@0", "b@20", "c@60"],
      ["head@0", "d@20", "e@60"],
    ])
  })

  test("without parts there is one page", () => expect(pagesOf([])).toEqual([[]]))
})
