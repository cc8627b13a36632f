import { AtSign, ListTodo, MessageSquare } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"
import { senders } from "./senders.ts"
import { useDueTasks } from "./useDueTasks.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

export const notes: OfficeModule = {
  screens: [
    {
      path: "/taken",
      role: "worker",
      screen: lazy(() => import("./tasks/TasksScreen.tsx")),
      menu: { label: "notes.tasks.title", entry: "today", icon: ListTodo, useCount: useDueTasks },
    },
    { path: "/notities/:id", role: "worker", screen: lazy(() => import("./NoteLink.tsx")) },
  ],
  panels: [
    { on: "customer", place: 5, role: "manager", panel: lazy(() => import("./onCustomer.tsx")) },
    { on: "quotation", place: 10, role: "manager", panel: lazy(() => import("./onQuotation.tsx")) },
    {
      on: "project",
      tab: "next",
      place: 10,
      role: "worker",
      panel: lazy(() => import("./tasks/NextTask.tsx")),
    },
    {
      on: "project",
      tab: "notes",
      place: 10,
      role: "worker",
      panel: lazy(() => import("./onProject.tsx")),
      count: lazy(() => import("./NoteCount.tsx")),
    },
  ],
  finds: { note: { icon: MessageSquare, group: "notes.found.group" } },
  senders,
  noticeIcons: { notes: ListTodo, call: AtSign },
  noticeActs: { task: { role: "worker", act: lazy(() => import("./DoneTask.tsx")) } },
  tells: () => import("./tells.ts"),
}
