import "./styles.css"
import { Calculator } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"
import { roomSenders } from "./rooms/senders.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

export const intake: OfficeModule = {
  screens: [
    { path: "/job-intake/:id", role: "worker", screen: lazy(() => import("./IntakeScreen.tsx")) },
    {
      path: "/quick-calculator",
      role: "manager",
      screen: lazy(() => import("./calculators/OfficeCalculatorScreen.tsx")),
      menu: { label: "intake.calculators.screen.title", entry: "more", icon: Calculator },
    },
    {
      path: "/quick-calculator",
      role: "worker",
      screen: lazy(() => import("./calculators/CalculatorScreen.tsx")),
      menu: { label: "intake.calculators.screen.title", entry: "more", icon: Calculator },
    },
  ],
  starts: [
    {
      place: 60,
      label: "intake.calculators.screen.title",
      href: "/quick-calculator",
      screen: "/quick-calculator",
      icon: Calculator,
    },
  ],
  senders: { ...roomSenders },
}
