import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNotices } from "#modules/settings/ui/notices/hooks.ts"
import { NothingWaits } from "#modules/settings/ui/notices/NoticeList.tsx"
import { groupOf, type Notice, noticeGroups } from "#src/shared/notice.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { Matter } from "./Matter.tsx"

/** What waits for a decision, as behind the bell: what costs money first, each with what one does about it. */
export function Matters() {
  const { t } = useTranslation()
  const notices = useNotices()
  const count = notices.data?.length
  return (
    <Card sheet title={t("dashboard.now")} aside={count ? <span className="muted">{count}</span> : null}>
      <Loaded from={notices} skeleton={<Skeleton lines={7} height="2.125rem" />}>
        {(waiting) => (waiting.length === 0 ? <NothingWaits /> : <Folded waiting={waiting} />)}
      </Loaded>
    </Card>
  )
}

/** Together with the week they are what is in sight at once on a small desk. */
const atFirst = 7

function Folded({ waiting }: { waiting: Notice[] }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  return (
    <>
      <Groups waiting={all ? waiting : waiting.slice(0, atFirst)} />
      {waiting.length > atFirst && (
        <Button variant="plain" className="matters-fold" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("dashboard.less") : t("dashboard.all", { count: waiting.length })}
        </Button>
      )}
    </>
  )
}

function Groups({ waiting }: { waiting: Notice[] }) {
  const { t } = useTranslation()
  return noticeGroups.map((name) => {
    const found = waiting.filter((notice) => groupOf(notice) === name)
    if (found.length === 0) return null
    return (
      <section key={name} className="matters" aria-labelledby={`matters-${name}`}>
        <h3 id={`matters-${name}`}>{t(`settings.notices.groups.${name}`)}</h3>
        <ul className="plain">
          {found.map((notice) => (
            <Matter key={notice.key} notice={notice} first={notice === waiting[0]} />
          ))}
        </ul>
      </section>
    )
  })
}
