import { expect, test } from "bun:test"
import { nobodyKnown } from "./context.testing.ts"
import { readXml } from "./readXml.ts"
import { monetary, ublLine, ublWith } from "./ubl.testing.ts"
import { centsOf, dayOf, numberOf } from "./values.ts"

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (xml: Uint8Array) => new TextDecoder().decode(xml)
const good = textOf(ublWith())
const fails = (xml: Uint8Array | string) => {
  try {
    readXml(typeof xml === "string" ? bytes(xml) : xml, nobodyKnown)
    return "read"
  } catch (error) {
    return (error as { failure?: string }).failure ?? String(error)
  }
}

test("a document type is refused, whatever it would define", () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${[..."123456789"].map((n) => `<!ENTITY lol${n} "${"&lol;".repeat(10)}">`).join("")}]>`
  const body = good.replace(/<\?xml[^>]*>/, "")
  expect(fails(laughs + body)).toBe("brokenXml")
  expect(
    fails(`<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>${body.replace("2026-1", "&x;")}`),
  ).toBe("brokenXml")
  expect(fails(`<!DOCTYPE Invoice SYSTEM "http://127.0.0.1:1/evil.dtd">${body}`)).toBe("brokenXml")
  expect(fails(good.replace("2026-1", "&x;"))).toBe("brokenXml")
})

test("what is no invoice is called that", () => {
  for (const other of [
    "<!DOCTYPE html><html><body>Factuur</body></html>",
    "<html><p>Factuur<br></html>",
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    "<Invoice><ID>1</ID></Invoice>",
    '<Invoice xmlns="http://www.ebinterface.at/schema/6p1/"/>',
    '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>',
    "<StandardBusinessDocument><Order/></StandardBusinessDocument>",
    '{"invoice": 1}',
    "",
    "\u0000\u0001\u0002",
    "PK\u0003\u0004",
  ])
    expect(fails(other)).toBe("otherXml")
})

test("what is cut off or badly nested is broken", () => {
  expect(fails(good.slice(0, -40))).toBe("brokenXml")
  expect(fails(good.replace("</cbc:ID>", "</cbc:Id>"))).toBe("brokenXml")
  expect(fails(`${good}${good.slice(good.indexOf("<Invoice"))}`)).toBe("brokenXml")
  expect(fails(good.replace("2026-1", "\u0007"))).toBe("brokenXml")
})

test("depth and number of elements are bounded", () => {
  const within = (inner: string) => good.replace("</Invoice>", `${inner}</Invoice>`)
  expect(fails(within("<a>".repeat(1_000_000)))).toBe("tooHeavy")
  expect(fails(within("<a/>".repeat(400_000)))).toBe("tooHeavy")
  const attributes = Array.from({ length: 400_000 }, (_, i) => `a${i}="1"`).join(" ")
  expect(fails(within(`<a ${attributes}/>`))).toBe("tooHeavy")
})

test("an invoice with 25 MB of attachment is read", () => {
  const attachment = `<cac:AdditionalDocumentReference><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf">${btoa("%PDF-1.7!")}${"A".repeat(25_000_000)}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`
  const { suggestion, attachedPdf } = readXml(ublWith({ head: attachment }), nobodyKnown)
  expect(suggestion.fields.totalCents?.value).toBe(121000)
  expect(attachedPdf!.length).toBeGreaterThan(18_000_000)
})

test("every encoding that occurs is read, with or without a mark of byte order", () => {
  const named = good.replace("Steigers Noord", "Steigers Één & Zn €".replace("&", "&amp;"))
  const utf16 = (little: boolean, mark: boolean) => {
    const text = (mark ? "\ufeff" : "") + named.replace("UTF-8", "UTF-16")
    const swapped = Buffer.from(text, "utf16le")
    return new Uint8Array(little ? swapped : swapped.swap16())
  }
  const latin = Buffer.from(named.replace("UTF-8", "ISO-8859-1").replace("€", "EUR"), "latin1")
  const read = [
    bytes(named),
    bytes(`\ufeff${named}`),
    bytes(named.replace(/<\?xml[^>]*>\s*/, "")),
    utf16(true, true),
    utf16(false, true),
    utf16(true, false),
    utf16(false, false),
  ].map((xml) => readXml(xml, nobodyKnown).suggestion.fields.supplier?.value)
  expect(new Set(read)).toEqual(new Set(["Steigers Één & Zn €"]))
  expect(readXml(new Uint8Array(latin), nobodyKnown).suggestion.fields.supplier?.value).toBe(
    "Steigers Één & Zn EUR",
  )
})

test("an envelope of a transport network is opened", () => {
  const inner = good.replace(/<\?xml[^>]*>/, "")
  const envelope = `<sh:StandardBusinessDocument xmlns:sh="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader"><sh:StandardBusinessDocumentHeader><sh:HeaderVersion>1.0</sh:HeaderVersion></sh:StandardBusinessDocumentHeader>${inner}</sh:StandardBusinessDocument>`
  expect(readXml(bytes(envelope), nobodyKnown).suggestion.fields.invoiceNumber?.value).toBe("2026-1")
})

test("any prefix will do, and an element of another vocabulary with a known name in an extension won't", () => {
  const renamed = good.replaceAll("cbc:", "b:").replaceAll("xmlns:cbc", "xmlns:b")
  expect(readXml(bytes(renamed), nobodyKnown).suggestion.fields.totalCents?.value).toBe(121000)
  const extended = good.replace(
    "<cbc:ID>",
    '<x:UBLExtensions xmlns:x="urn:x"><x:ID>999</x:ID></x:UBLExtensions><cbc:ID>',
  )
  expect(readXml(bytes(extended), nobodyKnown).suggestion.fields.invoiceNumber?.value).toBe("2026-1")
})

test("a number is plain digits; a comma as Dutch programs write it is understood", () => {
  for (const [text, value] of [
    ["1000.00", 1000],
    ["-12.5", -12.5],
    [".5", 0.5],
    ["1.000", 1],
    ["1.000,00", 1000],
    ["12,50", 12.5],
    ["0.41666666666666669", 0.4166666666666667],
    ["1e9", null],
    ["NaN", null],
    ["Infinity", null],
    ["0x10", null],
    ["1 000", null],
    ["", null],
    ["--1", null],
    ["99999999999", null],
    ["9".repeat(400), null],
  ] as const)
    expect([text, numberOf(text)]).toEqual([text, value])
  expect(centsOf("1.005")).toBe(101)
})

test("an amount that is no number is missing, and what the rest says takes its place", () => {
  const { fields, confidence } = readXml(
    ublWith({ totals: monetary("1000.00", "NaN", "1e9") }),
    nobodyKnown,
  ).suggestion
  expect(fields.totalCents).toMatchObject({ value: 121000, reason: "sum" })
  expect(fields.payableCents).toBeUndefined()
  expect(confidence).toBe(1)
  const none = ublWith({
    totals: monetary("NaN", "NaN", "NaN"),
    tax: "",
    lines: ublLine("NaN", { price: "x" }),
  })
  expect(readXml(none, nobodyKnown).suggestion.fields.totalCents).toBeUndefined()
})

test("a day that doesn't exist is none", () => {
  for (const [text, day] of [
    ["2026-06-18", "2026-06-18"],
    ["2026-06-18+02:00", "2026-06-18"],
    ["2026-06-18T10:00:00", "2026-06-18"],
    ["20260618", "2026-06-18"],
    ["202606181030", "2026-06-18"],
    ["2026-06-31", ""],
    ["18-06-2026", ""],
    ["2026-13-01", ""],
    ["0000-00-00", ""],
    ["", ""],
  ] as const)
    expect([text, dayOf(text)]).toEqual([text, day])
})

test("texts are one line without control characters, no longer than their field", () => {
  const name = `A&#x202E;B&#10;C${"é".repeat(500)}`
  const { fields } = readXml(
    ublWith({ seller: `<cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName>` }),
    nobodyKnown,
  ).suggestion
  expect(fields.supplier!.value).toStartWith("AB C")
  expect(fields.supplier!.value).toHaveLength(160)
})
