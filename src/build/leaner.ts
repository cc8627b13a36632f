/**
 * Drops what Bun's bundler writes into a style for browsers from before `:is()` and logical sides, which couldn't show these
 * pages anyway: it asks nobody which browsers are meant. And says a layer once where it goes on.
 */
export function leaner(css: string): string {
  return withLayersTogether(
    css
      .replace(/[^{};]*:-(?:webkit|moz)-any\([^{}]*\{[^{}]*\}/g, "")
      .replace(new RegExp(`:not\\(${rightToLeft}\\)`, "g"), "")
      .replace(new RegExp(`[^{};]*${rightToLeft}[^{}]*\\{[^{}]*\\}`, "g"), ""),
  )
}

/** All languages that are written from right to left: no page here is in one of them. */
const rightToLeft = ":is\\((?::lang\\(\\w+\\),?){10,}\\)"

function withLayersTogether(css: string): string {
  let open: string | undefined
  return blocksOf(css).reduce((all, block) => {
    const start = /^@layer \w+\{/.exec(block)?.[0]
    const goesOn = start !== undefined && start === open
    open = start
    return goesOn ? all.slice(0, -1) + block.slice(start.length) : all + block
  }, "")
}

/** What stands outside of any other block. */
function blocksOf(css: string): string[] {
  const blocks: string[] = []
  let [depth, start] = [0, 0]
  for (const { 0: sign, index } of css.matchAll(/"[^"]*"|[{};]/g)) {
    if (sign === "{") depth++
    if (sign === "}") depth--
    if (depth > 0 || (sign !== "}" && sign !== ";")) continue
    blocks.push(css.slice(start, index + 1))
    start = index + 1
  }
  return [...blocks, css.slice(start)]
}
