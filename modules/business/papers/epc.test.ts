import { expect, test } from "bun:test"
import { codeIn } from "#modules/stock/ui/scan/readers.ts"
import { cutOut, drawn } from "#src/documents/pdf/drawn.testing.ts"
import type { Gray } from "#src/files/gray.ts"
import { grayOfPng } from "#src/files/grayPng.ts"
import { entriesOf } from "#src/files/zip.ts"
import { epcText, type Transfer } from "./epc.ts"
import { invoicePaper } from "./paper.ts"
import { issued, seller, shifted } from "./sample.testing.ts"

const transfer: Transfer = {
  name: "Kust & Bouw",
  iban: "NL02 ABNA 0123 4567 89",
  cents: 302_500,
  reference: "2026-0042",
}

/** As the guideline of the European Payments Council lays it out, a line each. */
const text = "BCD\n002\n1\nSCT\n\nKust & Bouw\nNL02ABNA0123456789\nEUR3025.00\n\n\n2026-0042"

test("a transfer is eleven lines that any banking app knows", () => expect(epcText(transfer)).toBe(text))

test.each<[why: string, over: Partial<Transfer>, line: number, is: string]>([
  ["a name is cut at seventy letters", { name: "é".repeat(71) }, 5, "é".repeat(70)],
  ["a name is one line", { name: "Kust\nBouw" }, 5, "Kust Bouw"],
  ["a cent is written out", { cents: 1 }, 7, "EUR0.01"],
  ["a reference is cut at 140 letters", { reference: "9".repeat(150) }, 10, "9".repeat(140)],
])("%s", (_, over, line, is) => expect(epcText({ ...transfer, ...over }).split("\n")[line]).toBe(is))

const sender = { companyName: "", address: "", phone: "", contactEmail: "", kvk: "", btwId: "", iban: "" }

test.each([
  ["an ordinary one", issued(), text],
  [
    "a name with letters of other countries",
    issued({ seller: { ...seller, name: "Café Łódź" } }),
    text.replace("Kust & Bouw", "Café Łódź"),
  ],
  ["a split one: what goes to the ordinary account", shifted(), text.replace("3025", "4821")],
])("the code is read from the page as it is printed: %s", async (_, invoice, expected) => {
  const page = await drawn(await invoicePaper({ format: "pdf", invoice, sender }))
  // The lower right of the page, without the text beside it.
  const corner = cutOut(page, { x: 150, y: 120, width: 60, height: 120 })
  expect(codeIn(corner.data, corner.width, corner.height)).toBe(expected)
})

test("and from the picture in the Word file", async () => {
  const bytes = await invoicePaper({ format: "docx", invoice: issued(), sender })
  const picture = entriesOf(bytes)
    .find(({ name }) => name.endsWith(".png"))!
    .read(100_000)
  const { side, page } = onPaper(await grayOfPng(picture))
  expect(codeIn(page, side, side)).toBe(text)
})

test("what is not to be paid has no code", async () => {
  const nothing = issued({ totals: { netCents: 0, vat: [], vatCents: 0, totalCents: 0 } })
  const bytes = await invoicePaper({ format: "docx", invoice: nothing, sender })
  expect(entriesOf(bytes).filter(({ name }) => name.endsWith(".png"))).toEqual([])
})

/** A picture with the white around it that a page has. */
function onPaper({ width, height, data }: Gray) {
  const side = width + 2 * edge
  const page = new Uint8ClampedArray(side * side).fill(255)
  for (let y = 0; y < height; y++)
    page.set(data.subarray(y * width, (y + 1) * width), (y + edge) * side + edge)
  return { side, page }
}

const edge = 60
