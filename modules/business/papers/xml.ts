import { clean } from "#src/documents/text.ts"

/** XML as it is written: elements in elements, and what is empty is left out. */
export type Xml = string

export const element = (name: string, ...children: Xml[]): Xml => {
  const inner = children.join("")
  return inner === "" ? "" : `<${name}>${inner}</${name}>`
}

/** An element with text in it, and attributes. */
export function tag(name: string, text: string, attributes: Record<string, string> = {}): Xml {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inner = escaped(clean(text).trim())
  return inner === "" ? "" : `<${name}${said.join("")}>${inner}</${name}>`
}

export const amount = (name: string, cents: number): Xml =>
  tag(name, ((cents || 0) / 100).toFixed(2), { currencyID: "EUR" })

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!)
