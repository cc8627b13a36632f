import { Component, type ReactNode } from "react"
import { t } from "./i18n.ts"

/** A screen that breaks leaves its place, not a white page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <div className="crash" role="alert">
        <h1>{t("kit.crash.title")}</h1>
        <p>{t("kit.crash.text")}</p>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {t("kit.crash.reload")}
        </button>
      </div>
    )
  }
}
