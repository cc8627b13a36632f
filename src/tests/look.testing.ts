import { join } from "node:path"
import type { Page } from "playwright-core"

/** Given to the page by the debugger: the page's own policy lets no foreign script in. */
const axe = Bun.file(join(import.meta.dir, "../../node_modules/axe-core/axe.min.js")).text()

/** Those of axe, which take most of the time; `colours`: only those that may differ when nothing else does. */
export type Rules = "all" | "colours" | "none"

/** What a picky reviewer checks on each screen. */
export async function look(page: Page, { rules = "all" }: { rules?: Rules } = {}) {
  // Once for each document: reading the program takes half as long as its work.
  if (rules !== "none" && !(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await axe)
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return
    // Rows out of sight are not painted, so they would still have the colours of the other scheme; and to wait until
    // colours have slid there is most of what a look takes.
    const shown = new CSSStyleSheet()
    shown.replaceSync(
      "*, ::before, ::after { content-visibility: visible !important; transition: none !important }",
    )
    document.adoptedStyleSheets = [shown]
  })
  return page.evaluate(async (rules) => {
    // Colours slide to the other scheme; what is looked at is where they end.
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === "running" && Number.isFinite(effect?.getTiming().iterations),
        )
    for (let round = 0; round < 20; round++) {
      await twoFrames()
      const running = ending()
      if (running.length === 0) break
      // An animation out of sight may stand still for ever.
      const longEnough = new Promise((resolve) => setTimeout(resolve, 1000))
      await Promise.race([longEnough, Promise.allSettled(running.map((animation) => animation.finished))])
    }
    const only = {
      all: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
      none: [],
    }
    type Violations = { violations: { id: string; nodes: { html: string }[] }[] }
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Document, options: object) => Promise<Violations> }
    }
    const { violations } =
      rules === "none"
        ? { violations: [] }
        : await axe.run(document, { runOnly: only[rules], resultTypes: ["violations"] })
    const visible = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    // A mouse in the office hits what a thumb does not.
    const byMouse = matchMedia("(pointer: fine)").matches && document.querySelector(".staff") !== null
    const least = byMouse ? 36 : 44
    const smallTargets = visible.filter((element) => {
      const target = element.closest("label") ?? element
      const { width, height, left } = target.getBoundingClientRect()
      const inText = element.tagName === "A" && getComputedStyle(element).display === "inline"
      const hidden = element.closest("[aria-hidden=true], [inert]") !== null
      return !hidden && left > -500 && width > 1 && !inText && (width < least || height < least)
    })
    // A wide table may be scrolled within its own frame.
    const inScroller = (element: HTMLElement): boolean => {
      for (let at = element.parentElement; at && at.tagName !== "MAIN"; at = at.parentElement)
        if (["auto", "scroll"].includes(getComputedStyle(at).overflowX) && at.tagName !== "DIALOG")
          return true
      return false
    }
    const words = [...document.querySelectorAll<HTMLElement>("main *, dialog *")].filter(
      (element) => element.checkVisibility() && element.childElementCount === 0 && element.textContent,
    )
    const sticking = words.filter((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const room = element.closest("dialog, li, section, form, main")!.getBoundingClientRect()
      const cut = getComputedStyle(element).overflowX === "hidden" || element.closest(".visually-hidden")
      if (inScroller(element)) return false
      return !cut && range.getBoundingClientRect().right > Math.min(room.right, innerWidth) + 1
    })
    // biome-ignore lint/performance/useDomNodeTextContent: only what people see counts
    const text = document.body.innerText
    return {
      violations: violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" ")}`,
      ),
      overflow: document.documentElement.scrollWidth - innerWidth,
      sticking: sticking.map((element) => element.outerHTML.slice(0, 120)),
      smallTargets: smallTargets.map((element) => element.outerHTML.slice(0, 120)),
      keys:
        text.match(/\b[a-z]+\.[a-z]+\.[a-zA-Z.]+\b/g)?.filter((word) => !/voorbeeld|uwbedrijf/.test(word)) ??
        [],
      english:
        text.match(
          /\b(loading|error|submit|close|search|next|previous|cancel|delete|choose file|open menu|password)\b/gi,
        ) ?? [],
      headings: document.querySelectorAll("h1").length,
    }
  }, rules)
}
