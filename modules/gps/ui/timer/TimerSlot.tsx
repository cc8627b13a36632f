import { Component, lazy, type ReactNode, Suspense } from "react"

const TimerBar = lazy(() => import("./TimerBar.tsx"))

/** The timer in the top bar, loaded after the screen. Without it (no connection, nothing kept) the office goes on. */
export const TimerSlot = () => (
  <Quiet>
    <Suspense>
      <TimerBar />
    </Suspense>
  </Quiet>
)

class Quiet extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? null : this.props.children
  }
}
