import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { switchShortcuts, useShortcuts } from "#ui/lib/useKeys.ts"

/** The keys in sight, for who has a keyboard; the single letters can be switched off. */
export function ShortcutHint() {
  const { t } = useTranslation()
  const on = useShortcuts()
  return (
    <p className="shortcuts">
      {on && (
        <>
          <span className="visually-hidden">{t("quotes.requests.keys")}: </span>
          <Key name="J">{t("quotes.requests.key.next")}</Key>
          <Key name="K">{t("quotes.requests.key.previous")}</Key>
          <Key name="Enter">{t("quotes.requests.key.open")}</Key>
          <Key name="Esc">{t("quotes.requests.key.close")}</Key>
          <Key name="/">{t("quotes.requests.key.search")}</Key>
        </>
      )}
      <button type="button" className="link-button" onClick={() => switchShortcuts(!on)}>
        {t(on ? "quotes.requests.keysOff" : "quotes.requests.keysOn")}
      </button>
    </p>
  )
}

const Key = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="shortcut">
    <kbd>{name}</kbd> {children}
  </span>
)
