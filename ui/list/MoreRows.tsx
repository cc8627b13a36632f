import type { MouseEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../kit/Button.tsx"
import type { Pages } from "./usePages.ts"

/** Below rows that are shown so many at a time. Whoever asks for the rest goes on at the first that was not there. */
export function MoreRows({ pages: { next, more } }: { pages: Pages<unknown> }) {
  const { t } = useTranslation()
  if (!more) return null
  const show = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.closest(".list-rows")!
    const before = new Set(stopsIn(list))
    more()
    stopsIn(list)
      .find((stop) => !before.has(stop))
      ?.focus({ preventScroll: true })
  }
  return (
    <p className="list-more no-print">
      <Button onClick={show}>{t("kit.list.more", { count: next })}</Button>
    </p>
  )
}

const stopsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>("a[href], button, summary")]
