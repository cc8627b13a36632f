import "./styles.css"
import { Camera } from "lucide-react"
import { lazy } from "react"
import type { OfficeModule } from "#ui/lib/module.ts"
import { photoSenders } from "./photos/senders.ts"

export const intake: OfficeModule = {
  screens: [
    {
      path: "/job-intake",
      role: "worker",
      screen: lazy(() => import("./choose/ChooseProject.tsx")),
      menu: { label: "intake.choose.menu", entry: "projects", icon: Camera },
    },
    { path: "/job-intake/:id", role: "worker", screen: lazy(() => import("./IntakeScreen.tsx")) },
  ],
  panels: [
    {
      on: "project",
      tab: "overview",
      side: true,
      place: 50,
      role: "worker",
      panel: lazy(() => import("./onProject/ProjectIntake.tsx")),
    },
  ],
  tiles: [
    {
      place: 35,
      title: "intake.tiles.intake.title",
      text: "intake.tiles.intake.text",
      href: "/job-intake",
      screen: "/job-intake",
      icon: Camera,
      counts: "activeProjects",
      count: "intake.tiles.intake.count",
    },
  ],
  starts: [
    {
      place: 15,
      label: "intake.starts.intake",
      href: "/job-intake",
      screen: "/job-intake",
      icon: Camera,
    },
  ],
  senders: { ...photoSenders },
}
