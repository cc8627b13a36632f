import "./styles.css"
import { lazy } from "react"
import type { OfficeModule } from "#ui/lib/module.ts"
import { roomSenders } from "./rooms/senders.ts"

export const intake: OfficeModule = {
  screens: [{ path: "/job-intake/:id", role: "worker", screen: lazy(() => import("./IntakeScreen.tsx")) }],
  senders: { ...roomSenders },
}
