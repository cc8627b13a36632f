import { useTranslation } from "react-i18next"

/** Which keys do what, where there are keys, and how many were found. */
export function Keys({ count }: { count: number | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="search-keys muted" aria-hidden>
      <span className="search-hints">
        <kbd>↑</kbd> <kbd>↓</kbd> {t("search.keys.choose")}
      </span>
      <span className="search-hints">
        <kbd>{t("search.keys.enter")}</kbd> {t("search.keys.open")}
      </span>
      <span className="search-hints">
        <kbd>{t("search.keys.ctrl")}</kbd> <kbd>{t("search.keys.enter")}</kbd> {t("search.keys.call")}
      </span>
      <span className="search-hints">
        <kbd>{t("search.keys.escape")}</kbd> {t("search.keys.close")}
      </span>
      {count !== undefined && <span className="search-count">{t("search.found", { count })}</span>}
    </div>
  )
}
