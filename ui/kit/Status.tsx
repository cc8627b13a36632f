import {
  Archive,
  Ban,
  Check,
  Circle,
  CircleDashed,
  CircleDot,
  Clock,
  Contrast,
  FileText,
  type LucideIcon,
  Mail,
  MailOpen,
  TriangleAlert,
  X,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge, type Tone } from "./Badge.tsx"

/** Every status has one icon, one word (kit.status) and one colour, the same on every screen. */
const looks = {
  "project.lead": [FileText, "neutral"],
  "project.planned": [CircleDashed, "warn"],
  "project.active": [CircleDot, "info"],
  "project.completed": [Check, "ok"],
  "project.delayed": [TriangleAlert, "late"],
  "request.pending": [Clock, "warn"],
  "request.completed": [Check, "ok"],
  "request.failed": [TriangleAlert, "bad"],
  "disposition.won": [Check, "ok"],
  "disposition.rejected": [X, "neutral"],
  "disposition.archived": [Archive, "neutral"],
  "disposition.spam": [Ban, "neutral"],
  "message.new": [Mail, "warn"],
  "message.read": [MailOpen, "neutral"],
  "message.answered": [Check, "ok"],
  "message.spam": [Ban, "neutral"],
  "allocation.none": [Circle, "neutral"],
  "allocation.partial": [Contrast, "warn"],
  "allocation.full": [Check, "ok"],
  "scan.waiting": [Clock, "info"],
  "scan.reading": [CircleDot, "info"],
  "scan.read": [CircleDashed, "warn"],
  "scan.failed": [TriangleAlert, "bad"],
  "scan.posted": [Check, "ok"],
  "scan.discarded": [Archive, "neutral"],
} as const satisfies Record<string, readonly [LucideIcon, Tone]>

type StatusName = keyof typeof looks

export function Status({ of }: { of: StatusName }) {
  const { t } = useTranslation()
  const [icon, tone] = looks[of]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`kit.status.${of}`)}
    </Badge>
  )
}
