import type { Place } from "../../../reading/page.ts"
import type { Scan } from "../../../scans/schema.ts"

/** The bit of the page that a field was read from, beside the field: for who has no room for the whole page. */
export function Snippet({ pages, place }: { pages: Scan["pages"]; place: Place }) {
  const page = pages[place.page - 1]
  if (!page) return null
  const { box } = place
  const width = Math.min(1, Math.max(box.width * 1.6, 0.5))
  const height = Math.min(1, Math.max(box.height * 2.6, (width * page.width) / page.height / 9))
  const left = within(box.left + box.width / 2 - width / 2, 1 - width)
  const top = within(box.top + box.height / 2 - height / 2, 1 - height)
  const of = (part: number, whole: number) => `${(part / whole) * 100}%`
  return (
    <span
      aria-hidden
      className="review-snippet"
      style={{ aspectRatio: `${width * page.width} / ${height * page.height}` }}
    >
      <img
        src={page.url}
        alt=""
        loading="lazy"
        style={{
          inlineSize: of(1, width),
          blockSize: of(1, height),
          insetInlineStart: of(-left, width),
          insetBlockStart: of(-top, height),
        }}
      />
      <span
        className="review-mark review-mark-focused"
        style={{
          insetInlineStart: of(box.left - left, width),
          insetBlockStart: of(box.top - top, height),
          inlineSize: of(box.width, width),
          blockSize: of(box.height, height),
        }}
      />
    </span>
  )
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))
