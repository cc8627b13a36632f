import { expect, test } from "bun:test"
import type { StockItem } from "../../schema.ts"
import { type Meaning, meaningOf } from "./meaning.ts"

const host = "voorraad.example"
const item = (id: number, code: string, article = "") => ({ id, code, article }) as StockItem
const items = [
  item(1, "8712345678906", "SPS-5060"),
  item(2, "036000291452", "184022"),
  item(3, "0012345678905", "184022"),
  item(4, "", "KB 10100"),
]

/** The number of the material that was found, or what else it was. */
const found = (text: string) => {
  const meaning = meaningOf(text, items, host)
  return meaning.kind === "item" ? meaning.item.id : meaning
}

test.each<[what: string, read: string, id: number]>([
  ["a code on a box", "8712345678906", 1],
  ["an American code, read as a European one", "0036000291452", 2],
  ["a European code that a browser calls American", "012345678905", 3],
  ["a code as a wholesaler's list writes it", "08712345678906", 1],
  ["a code typed in groups", "8 712345 678906", 1],
  ["an article number that one material has", "sps-5060", 1],
  ["an article number with a space that was left out", "kb10100", 4],
  ["our own label", "https://voorraad.example/material-stock/4", 4],
  ["our own label where there is no https", "http://voorraad.example/material-stock/4", 4],
])("%s is found", (_, read, id) => {
  expect(found(read)).toBe(id)
})

test.each<[what: string, read: string, meaning: Exclude<Meaning, { kind: "item" }>]>([
  ["an article number that two have", "184022", { kind: "unknown", code: "184022" }],
  ["a code that none has", " 4012345678901 ", { kind: "unknown", code: "4012345678901" }],
  [
    "a label of what is not on the list any more",
    "https://voorraad.example/material-stock/9",
    { kind: "gone", id: 9 },
  ],
  ["a label of another company", "https://elders.example/material-stock/1", { kind: "foreign" }],
  ["another page of ours", "https://voorraad.example/projects/1", { kind: "foreign" }],
  ["a label with more behind it", "https://voorraad.example/material-stock/1/bewerken", { kind: "foreign" }],
  ["a number that is none", "https://voorraad.example/material-stock/1e3", { kind: "foreign" }],
  ["a page of another kind", "javascript://voorraad.example/material-stock/1", { kind: "foreign" }],
  ["the password of a network", "WIFI:T:WPA;S:Keet;P:geheim;;", { kind: "foreign" }],
  ["a visiting card", "BEGIN:VCARD\nN:De Jonge", { kind: "foreign" }],
  ["more than a code can be", "8".repeat(61), { kind: "foreign" }],
  ["nothing", " ", { kind: "foreign" }],
])("%s is told apart", (_, read, meaning) => {
  expect(found(read)).toEqual(meaning)
})
