import type { render as Render } from "@testing-library/react"
import type { ReactNode } from "react"
import { senders } from "#modules/notes/ui/senders.ts"
import type { Role } from "#src/shared/roles.ts"
import type { TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"

interface Opened {
  role?: Role
  /** The project in the address. */
  from?: number
  /** Without a connection. */
  away?: boolean
}

/** One of the calculators, as who is signed in sees it; notes go by the queue. Its window is open already. */
export async function openCalculator(
  render: typeof Render,
  app: TestApp,
  part: string,
  { role = "manager", from, away = false }: Opened = {},
) {
  const { default: Screen } = await (role === "worker"
    ? import("./CalculatorScreen.tsx")
    : import("./OfficeCalculatorScreen.tsx"))
  const { useCourier } = await import("#ui/outbox/useOutbox.ts")
  history.replaceState(null, "", `/quick-calculator?deel=${part}${from ? `&project=${from}` : ""}`)
  const browser = await signedIn(app, role)
  browser.cutOff(away)
  const draw = () =>
    render(
      <WithCourier courier={useCourier}>
        <Screen />
      </WithCourier>,
      { wrapper: browser.wrapper },
    )
  const { unmount } = draw()
  return { ...browser, unmount, draw }
}

interface WithCourierProps {
  courier: (of: typeof senders) => void
  children: ReactNode
}

function WithCourier({ courier: useCourier, children }: WithCourierProps) {
  useCourier(senders)
  return children
}
