import "./styles.css"
import { lazy } from "react"
import type { OfficeModule } from "#ui/lib/module.ts"
import { checkSenders } from "./checks/senders.ts"

export const intake: OfficeModule = {
  screens: [
    {
      path: "/job-intake/lijsten",
      role: "owner",
      screen: lazy(() => import("./checks/templates/TemplatesScreen.tsx")),
    },
    { path: "/job-intake/:id", role: "worker", screen: lazy(() => import("./IntakeScreen.tsx")) },
  ],
  panels: [
    {
      on: "project",
      tab: "next",
      place: 5,
      role: "worker",
      panel: lazy(() => import("./checks/HaltedStep.tsx")),
    },
  ],
  senders: { ...checkSenders },
  tells: () => import("./tells.ts"),
}
