import { Bell, TriangleAlert } from "lucide-react"
import type { Notice } from "#src/shared/notice.ts"
import { useOffice } from "#ui/lib/office.ts"

/** Its own, or of the module it comes from; of the latter what went wrong looks alike wherever it did. */
export function NoticeIcon({ of: { key, tone } }: { of: Notice }) {
  const { noticeIcons } = useOffice()
  const [module = "", matter = ""] = key.split(".")
  const ofModule = tone === "bad" ? TriangleAlert : noticeIcons[module]
  const Icon = noticeIcons[matter] ?? ofModule ?? Bell
  return <Icon aria-hidden size="1.25em" />
}
