import { type KeyboardEvent, memo, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { Scan } from "../../../scans/schema.ts"
import type { Mark } from "../slots.ts"
import { PagePicture } from "./PagePicture.tsx"
import { useZoom } from "./useZoom.ts"
import { ZoomBar } from "./ZoomBar.tsx"

interface PagesProps {
  pages: Scan["pages"]
  marks: readonly Mark[]
  /** What has the focus in the form: its boxes stand out and are scrolled to. */
  focused: string | undefined
  /** A box was pressed. */
  onPick: (at: string) => void
}

/** The document as a picture, with what was read from it. Arrows scroll it; +, − and 0 zoom. */
export const Pages = memo(function Pages({ pages, marks, focused, onPick }: PagesProps) {
  const { t } = useTranslation()
  const zoom = useZoom()
  const pane = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is a reason to look for the box again
  useEffect(() => {
    const box = focused && pane.current?.querySelector(`[data-mark="${CSS.escape(focused)}"]`)
    if (pane.current && box) bringInSight(pane.current, box)
  }, [focused, zoom.factor])

  function press(event: KeyboardEvent) {
    const run = { "+": zoom.in, "=": zoom.in, "-": zoom.out, "0": zoom.fit }[event.key]
    if (!run || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    run()
  }

  return (
    <div className="review-pages">
      <ZoomBar zoom={zoom} pages={pages.length} />
      <section
        ref={pane}
        className="review-pane stack"
        aria-label={t("invoices.review.page.pane")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrow keys
        tabIndex={0}
        onKeyDown={press}
      >
        {pages.map((page, index) => (
          <PagePicture
            key={page.url}
            page={page}
            number={index + 1}
            all={pages.length}
            width={zoom.factor}
            marks={marks}
            focused={focused}
            onPick={onPick}
          />
        ))}
      </section>
    </div>
  )
})

/** Scrolls the pane, never the window: what someone types stays where it is. */
function bringInSight(pane: Element, box: Element) {
  const [outer, inner] = [pane.getBoundingClientRect(), box.getBoundingClientRect()]
  const inside =
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom &&
    inner.left >= outer.left &&
    inner.right <= outer.right
  if (inside) return
  const middle = (near: number, far: number) => (near + far) / 2
  pane.scrollBy({
    top: middle(inner.top, inner.bottom) - middle(outer.top, outer.bottom),
    left: middle(inner.left, inner.right) - middle(outer.left, outer.right),
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  })
}
