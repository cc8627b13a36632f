import { Calculator, Camera } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"
import { checkSenders } from "./checks/senders.ts"
import { photoSenders } from "./photos/senders.ts"
import { planSenders } from "./plan/senders.ts"
import { visitSenders } from "./report/senders.ts"
import { roomSenders } from "./rooms/senders.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

export const intake: OfficeModule = {
  screens: [
    {
      path: "/job-intake",
      role: "worker",
      screen: lazy(() => import("./choose/ChooseProject.tsx")),
      menu: { label: "intake.choose.menu", entry: "projects", icon: Camera },
    },
    {
      path: "/job-intake/lijsten",
      role: "owner",
      screen: lazy(() => import("./checks/templates/TemplatesScreen.tsx")),
    },
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
  panels: [
    {
      on: "quotation",
      next: true,
      place: 5,
      role: "manager",
      panel: lazy(() => import("./checks/QuotationDeviation.tsx")),
    },
    {
      on: "project",
      tab: "next",
      place: 5,
      role: "worker",
      panel: lazy(() => import("./checks/HaltedStep.tsx")),
    },
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
    {
      place: 60,
      label: "intake.calculators.screen.title",
      href: "/quick-calculator",
      screen: "/quick-calculator",
      icon: Calculator,
    },
  ],
  senders: { ...photoSenders, ...checkSenders, ...roomSenders, ...planSenders, ...visitSenders },
  tells: () => import("./tells.ts"),
}
