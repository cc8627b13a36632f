import {
  CalendarDays,
  FileText,
  FolderKanban,
  type LucideIcon,
  MessageSquare,
  PackageCheck,
  Paperclip,
  Receipt,
  Timer,
} from "lucide-react"

/** What tells at a glance of which kind something is that happened; by the beginning of its name. */
const icons: [RegExp, LucideIcon][] = [
  [/^hours/, Timer],
  [/^(cost|invoice|payment|billing)/, Receipt],
  [/^order/, PackageCheck],
  [/^file/, Paperclip],
  [/^(note|task)/, MessageSquare],
  [/^(replanned|team)/, CalendarDays],
  [/^(quoted|proposed|saved|discarded|mailed|markedSent|accept|reject|declared|documents)/, FileText],
]

export const eventIcon = (action: string): LucideIcon =>
  icons.find(([kind]) => kind.test(action))?.[1] ?? FolderKanban
