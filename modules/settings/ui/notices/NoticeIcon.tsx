import { Bell, TriangleAlert } from "lucide-react"
import type { Notice } from "#src/shared/notice.ts"
import { useOffice } from "#ui/lib/office.ts"

/** Of the module it comes from; what went wrong looks alike wherever it did. */
export function NoticeIcon({ of: { key, tone } }: { of: Notice }) {
  const { noticeIcons } = useOffice()
  const Icon = tone === "bad" ? TriangleAlert : (noticeIcons[key.split(".")[0]!] ?? Bell)
  return <Icon aria-hidden size="1.25em" />
}
