import { useTranslation } from "react-i18next"
import type { MenuScreen } from "./menu.ts"

const none = () => undefined

/** How many things wait on these screens together; the screens stay the same as long as someone is in. */
export function Count({ screens }: { screens: MenuScreen[] }) {
  const { t } = useTranslation()
  let count = 0
  for (const { menu } of screens) {
    const useCount = menu.useCount ?? none
    // biome-ignore lint/correctness/useHookAtTopLevel: always the same screens, in the same order
    count += useCount() ?? 0
  }
  if (count === 0) return null
  return (
    <span className="menu-count">
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t("shell.count", { count })}</span>
    </span>
  )
}
