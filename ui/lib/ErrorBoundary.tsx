import { Component, type ReactNode } from "react"
import { useLocation } from "wouter"
import { t } from "./i18n.ts"

/** A screen that breaks leaves its place, not a white page; another address gets a new chance. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return <Boundary path={path}>{children}</Boundary>
}

interface Props {
  path: string
  children: ReactNode
}

class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })

  override componentDidUpdate(before: Props) {
    if (this.state.broken && before.path !== this.props.path) this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? <Crash /> : this.props.children
  }
}

function Crash() {
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
