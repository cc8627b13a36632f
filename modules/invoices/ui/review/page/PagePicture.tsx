import { type MouseEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { Box } from "../../../reading/page.ts"
import type { Scan } from "../../../scans/schema.ts"
import type { Mark } from "../slots.ts"

interface PagePictureProps {
  page: Scan["pages"][number]
  number: number
  all: number
  /** As parts of the pane. */
  width: number
  marks: readonly Mark[]
  focused: string | undefined
  onPick: (at: string) => void
}

/** One page. Its boxes are for the mouse; who has none goes by the fields. */
export function PagePicture({ page, number, all, width, marks, focused, onPick }: PagePictureProps) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const here = marks.filter(({ place }) => place.page === number)
  // A mark of a whole row lies under those of what stands in it.
  const layers = here.toSorted((a, b) => Number(a.at.includes(":")) - Number(b.at.includes(":"))).toReversed()

  function pick(event: MouseEvent<HTMLElement>) {
    const frame = event.currentTarget.getBoundingClientRect()
    const [x, y] = [(event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height]
    // As large as a finger, also where a word is small.
    const [besideX, besideY] = [12 / frame.width, 12 / frame.height]
    const hit = layers.findLast(
      ({ place: { box } }) =>
        x >= box.left - besideX &&
        x <= box.left + box.width + besideX &&
        y >= box.top - besideY &&
        y <= box.top + box.height + besideY,
    )
    if (hit) onPick(hit.at)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a keyboard goes by the fields
    // biome-ignore lint/a11y/noStaticElementInteractions: a keyboard goes by the fields
    <div
      className="review-page"
      style={{
        inlineSize: `${width * 100}%`,
        aspectRatio: page.width > 0 ? page.width / page.height : "auto",
      }}
      onClick={pick}
    >
      {failed ? (
        <div className="review-page-failed stack">
          <p>{t("invoices.review.page.failed")}</p>
          <Button
            onClick={() => {
              setFailed(false)
              setAttempt(attempt + 1)
            }}
          >
            {t("kit.action.retry")}
          </Button>
        </div>
      ) : (
        <img
          key={attempt}
          src={page.url}
          alt={t("invoices.review.page.alt", { number, all })}
          loading={number === 1 ? "eager" : "lazy"}
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
      <div aria-hidden className="review-marks">
        {layers.map(({ at, place }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: marks never change while a document is on the screen
            key={index}
            data-mark={at}
            className={at === focused ? "review-mark review-mark-focused" : "review-mark"}
            style={placeOf(place.box)}
          />
        ))}
      </div>
    </div>
  )
}

const percent = (part: number) => `${part * 100}%`

const placeOf = ({ left, top, width, height }: Box) => ({
  insetInlineStart: percent(left),
  insetBlockStart: percent(top),
  inlineSize: percent(width),
  blockSize: percent(height),
})
