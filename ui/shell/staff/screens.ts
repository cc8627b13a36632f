import { CloudUpload } from "lucide-react"
import { lazy } from "react"
import type { StaffScreen } from "../../lib/screen.ts"
import { useOutgoing } from "../../outbox/useOutbox.ts"
import { queuePath } from "./queue/path.ts"

/** What belongs to no module. */
export const screens: StaffScreen[] = [
  {
    path: queuePath,
    role: "worker",
    screen: lazy(() => import("./queue/Queue.tsx")),
    menu: {
      label: "shell.queue.menu",
      entry: "account",
      icon: CloudUpload,
      useCount: () => useOutgoing().length,
    },
  },
]
