import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { useNotices } from "#modules/settings/ui/notices/hooks.ts"
import { NoticeIcon } from "#modules/settings/ui/notices/NoticeIcon.tsx"
import { NothingWaits } from "#modules/settings/ui/notices/NoticeList.tsx"
import { formatWholeEuro } from "#src/shared/euro.ts"
import { groupOf, type Notice, noticeGroups } from "#src/shared/notice.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { TextKey } from "#ui/lib/i18n.ts"

/** What waits for a decision, as behind the bell: what costs money first, each with what one does about it. */
export function Matters() {
  const { t } = useTranslation()
  const notices = useNotices()
  return (
    <Card title={t("dashboard.now")} aside={notices.data && notices.data.length > 0 && notices.data.length}>
      <Loaded from={notices} skeleton={<Skeleton lines={5} height="3.25rem" />}>
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
        <Button variant="plain" aria-expanded={all} onClick={() => setAll(!all)}>
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

/** The first is what one presses; a second filled button would take the eye off it. */
function Matter({ notice, first }: { notice: Notice; first: boolean }) {
  const { t } = useTranslation()
  const { text, detail, values, count, href, tone, cents } = notice
  const said = t(text as TextKey, { ...values, count })
  return (
    <li className={`matter matter-${tone}`}>
      <NoticeIcon of={notice} />
      <span className="matter-what stack flush">
        <strong>{said}</strong>
        {detail && <span className="muted">{t(detail as TextKey, { ...values, count })}</span>}
      </span>
      {cents !== undefined && (
        <span className={cents < 0 ? "matter-worth lost" : "matter-worth"}>{formatWholeEuro(cents)}</span>
      )}
      <Link href={href} className={`button button-${first ? "primary" : "secondary"} matter-act`}>
        {t((notice.action ?? "settings.notices.look") as TextKey)}
        <span className="visually-hidden">: {said}</span>
      </Link>
    </li>
  )
}
