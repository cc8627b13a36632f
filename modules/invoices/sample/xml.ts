/** An element with text in it. */
export const tag = (name: string, text: string, attributes = ""): string =>
  `<${name}${attributes && ` ${attributes}`}>${escaped(text)}</${name}>`

export const amount = (name: string, cents: number): string =>
  tag(name, ((cents || 0) / 100).toFixed(2), 'currencyID="EUR"')

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]!)
