import { useTranslation } from "react-i18next"
import { switchShortcuts, useShortcuts } from "../lib/useKeys.ts"

const names = { next: "J", previous: "K", open: "Enter", close: "Esc", search: "/" }
type Shortcut = keyof typeof names
const all = Object.keys(names) as Shortcut[]

/** The keys of a list in sight, for who has a keyboard; the single letters can be switched off. */
export function ShortcutHint({ keys = all }: { keys?: Shortcut[] }) {
  const { t } = useTranslation()
  const on = useShortcuts()
  return (
    <p className="shortcuts">
      {on && (
        <>
          <span className="visually-hidden">{t("kit.shortcuts.label")}: </span>
          {keys.map((key) => (
            <span key={key} className="shortcut">
              <kbd>{names[key]}</kbd> {t(`kit.shortcuts.${key}`)}
            </span>
          ))}
        </>
      )}
      <button type="button" className="link-button" onClick={() => switchShortcuts(!on)}>
        {t(on ? "kit.shortcuts.off" : "kit.shortcuts.on")}
      </button>
    </p>
  )
}
