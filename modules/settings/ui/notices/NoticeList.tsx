import { ChevronRight, CircleCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { SWRResponse } from "swr"
import { Link } from "wouter"
import type { Notice } from "#src/shared/notice.ts"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { TextKey } from "#ui/lib/i18n.ts"
import { momentOf } from "./momentOf.ts"
import { NoticeIcon } from "./NoticeIcon.tsx"
import { useFollow } from "./useFollow.ts"

/** What waits for someone; each leads to where it can be dealt with. */
export function NoticeList({ from, onGo }: { from: SWRResponse<Notice[]>; onGo: () => void }) {
  return (
    <Loaded from={from} skeleton={<Skeleton lines={2} height="4rem" />}>
      {(notices) => (notices.length === 0 ? <NothingWaits /> : <NoticeLines notices={notices} onGo={onGo} />)}
    </Loaded>
  )
}

export function NothingWaits() {
  const { t } = useTranslation()
  return (
    <EmptyState icon={CircleCheck} title={t("settings.notices.none")}>
      {t("settings.notices.noneText")}
    </EmptyState>
  )
}

const NoticeLines = ({ notices, onGo }: { notices: Notice[]; onGo: () => void }) => (
  <ul className="stack tight">
    {notices.map((notice) => (
      <li key={notice.key}>
        <NoticeLink notice={notice} onGo={onGo} />
      </li>
    ))}
  </ul>
)

function NoticeLink({ notice, onGo }: { notice: Notice; onGo: () => void }) {
  const { t } = useTranslation()
  const follow = useFollow()
  const { text, values, count, href, since, tone } = notice
  function go() {
    void follow(notice)
    onGo()
  }
  return (
    <Link href={href} className={`notice-link notice-link-${tone}`} onClick={go}>
      <span className="notice-icon">
        <NoticeIcon of={notice} />
      </span>
      <span className="stack flush">
        <strong>{t(text as TextKey, { ...values, count })}</strong>
        {since && <span className="muted">{t("settings.notices.since", { moment: momentOf(since) })}</span>}
      </span>
      <ChevronRight aria-hidden />
    </Link>
  )
}
