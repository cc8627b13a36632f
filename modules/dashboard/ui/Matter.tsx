import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { momentOf } from "#modules/settings/ui/notices/momentOf.ts"
import { NoticeIcon } from "#modules/settings/ui/notices/NoticeIcon.tsx"
import { useFollow } from "#modules/settings/ui/notices/useFollow.ts"
import { formatWholeEuro } from "#src/shared/euro.ts"
import type { Notice } from "#src/shared/notice.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import type { TextKey } from "#ui/lib/i18n.ts"
import type { NoticeActProps } from "#ui/lib/module.ts"
import { useOffice } from "#ui/lib/office.ts"

/** The first is what one presses; a second filled button would take the eye off it. */
export function Matter({ notice, first }: { notice: Notice; first: boolean }) {
  const { t } = useTranslation()
  const { text, detail, values, count, since, tone, group, cents } = notice
  const said = t(text as TextKey, { ...values, count })
  const more = detail
    ? t(detail as TextKey, { ...values, count })
    : since && t("settings.notices.since", { moment: momentOf(since) })
  return (
    <li className={tone === "bad" || group === "money" ? "matter matter-hot" : "matter"}>
      <NoticeIcon of={notice} />
      <span className="matter-what">
        <strong title={said}>{said}</strong>
        {more && (
          <span className="muted" title={more}>
            {more}
          </span>
        )}
      </span>
      {cents !== undefined && (
        <span className={cents < 0 ? "matter-worth lost" : "matter-worth"}>{formatWholeEuro(cents)}</span>
      )}
      <Act notice={notice} variant={first ? "primary" : "secondary"}>
        <span className="visually-hidden">: {said}</span>
      </Act>
    </li>
  )
}

function Act({ notice, variant, children }: Omit<NoticeActProps, "className">) {
  const { t } = useTranslation()
  const follow = useFollow()
  const { noticeActs } = useOffice()
  const Own = noticeActs[notice.key.split(".")[1]!]?.act
  const there = (
    <LinkButton
      href={notice.href}
      variant={variant}
      className="matter-act"
      onClick={() => void follow(notice)}
    >
      {t((notice.action ?? "settings.notices.look") as TextKey)}
      {children}
    </LinkButton>
  )
  if (!Own) return there
  return (
    <Suspense fallback={there}>
      <Own notice={notice} variant={variant} className="matter-act">
        {children}
      </Own>
    </Suspense>
  )
}
