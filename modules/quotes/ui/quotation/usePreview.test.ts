import { beforeEach, expect, test } from "bun:test"
import { speakThrough } from "#ui/lib/http.ts"
import { openWindow } from "#ui/testing.ts"
import type { QuotationContent } from "../../quotations/content.schema.ts"
import type { PreviewQuotation } from "../../quotations/schema.ts"
import { emptyContent } from "./content.ts"
import { ownLine } from "./lines/edit.ts"
import { pricedContent, pricedLine } from "./sample.ts"

const { renderHook, waitFor, act } = await openWindow()
const { usePreview } = await import("./usePreview.ts")

interface Asked {
  content: QuotationContent
  answer: () => Promise<void>
  fail: (status: number, body?: object) => Promise<void>
}

let asked: Asked[] = []
beforeEach(() => {
  asked = []
  speakThrough(async (request) => {
    const { content } = (await request.json()) as PreviewQuotation
    return new Promise<Response>((resolve) => {
      const reply = (body: object, status = 200) => act(async () => resolve(Response.json(body, { status })))
      asked.push({
        content,
        answer: () => reply(pricedContent(content.lines.map((line) => pricedLine(line)))),
        fail: (status, body = {}) =>
          reply({ success: false, error: "Nee.", code: "invalid", ...body }, status),
      })
    })
  })
})

const at = (unitPrice: number | null, over: Partial<QuotationContent> = {}): QuotationContent => ({
  ...emptyContent,
  lines: [ownLine("tiling", { id: "a", description: "Kitten", unitPrice })],
  ...over,
})
const known = { content: at(10), priced: pricedContent([pricedLine(at(10).lines[0]!)]) }
const ids = { quotationId: 1, projectId: null }
const previewing = () =>
  renderHook(({ content }) => usePreview({ ...ids, content }, known), { initialProps: { content: at(10) } })
const asks = (count: number) => waitFor(() => expect(asked).toHaveLength(count))

test("nothing is asked as long as nobody changed anything, or changed it back", async () => {
  const { result, rerender } = previewing()
  expect(result.current).toMatchObject({ stale: false, priced: known.priced })
  rerender({ content: at(20) })
  expect(result.current.stale).toBe(true)
  rerender({ content: at(10) })
  expect(result.current.stale).toBe(false)
  rerender({ content: at(30) })
  await asks(1)
  expect(asked[0]!.content.lines[0]!.unitPrice).toBe(30)
})

test("an answer to an earlier question, come late, changes nothing", async () => {
  const { result, rerender } = previewing()
  rerender({ content: at(20) })
  await asks(1)
  rerender({ content: at(30) })
  await asks(2)
  await asked[1]!.answer()
  await waitFor(() => expect(result.current.priced.totals.net).toBe(30))
  await asked[0]!.answer()
  expect(result.current.priced.totals.net).toBe(30)
  expect(result.current.stale).toBe(false)
})

test("without an answer the last figures stay, with the reason, and one can ask again", async () => {
  const { result, rerender } = previewing()
  rerender({ content: at(20) })
  await asks(1)
  await asked[0]!.fail(500)
  await waitFor(() => expect(result.current.error?.message).toBe("Nee."))
  expect(result.current.priced.totals.net).toBe(10)
  act(() => result.current.again())
  await asks(2)
  await asked[1]!.answer()
  await waitFor(() => expect(result.current).toMatchObject({ stale: false, error: undefined }))
  expect(result.current.priced.totals.net).toBe(20)
})

test("a line with a number that can't be read waits, and what is refused names the line where it stands", async () => {
  const half = ownLine("tiling", { id: "b", description: "Half", quantity: Number.NaN })
  const { result, rerender } = previewing()
  rerender({ content: { ...at(20), lines: [half, ...at(20).lines] } })
  await asks(1)
  expect(asked[0]!.content.lines.map(({ id }) => id)).toEqual(["a"])
  await asked[0]!.fail(422, { fields: { "content.lines.0.norm": "Deze norm bestaat niet." } })
  await waitFor(() => expect(result.current.fields).toEqual({ "lines.1.norm": "Deze norm bestaat niet." }))
})

test("a line that still has no words is worked out all the same", async () => {
  const { rerender } = previewing()
  rerender({ content: at(20, { lines: [ownLine("tiling", { id: "a", unitPrice: 5 })] }) })
  await asks(1)
  expect(asked[0]!.content.lines[0]!.unitPrice).toBe(5)
})

test("figures that stayed the same are the same objects, so that their rows stay as they are", async () => {
  const { result, rerender } = previewing()
  const other = ownLine("tiling", { id: "b", description: "Voegen", unitPrice: 1 })
  rerender({ content: { ...at(20), lines: [...at(20).lines, other] } })
  await asks(1)
  await asked[0]!.answer()
  await waitFor(() => expect(result.current.priced.lines).toHaveLength(2))
  const [, before] = result.current.priced.lines
  rerender({ content: { ...at(30), lines: [...at(30).lines, other] } })
  await asks(2)
  await asked[1]!.answer()
  await waitFor(() => expect(result.current.priced.totals.net).toBe(31))
  expect(result.current.priced.lines[1]).toBe(before!)
})
