import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { momentOf } from "#modules/settings/ui/notices/momentOf.ts"
import { NoticeIcon } from "#modules/settings/ui/notices/NoticeIcon.tsx"
import { formatWholeEuro } from "#src/shared/euro.ts"
import type { Notice } from "#src/shared/notice.ts"
import type { TextKey } from "#ui/lib/i18n.ts"

/** The first is what one presses; a second filled button would take the eye off it. */
export function Matter({ notice, first }: { notice: Notice; first: boolean }) {
  const { t } = useTranslation()
  const { text, detail, values, count, since, href, tone, group, cents } = notice
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
      <Link href={href} className={`button button-${first ? "primary" : "secondary"} matter-act`}>
        {t((notice.action ?? "settings.notices.look") as TextKey)}
        <span className="visually-hidden">: {said}</span>
      </Link>
    </li>
  )
}
