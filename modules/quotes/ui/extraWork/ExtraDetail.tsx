import { useTranslation } from "react-i18next"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { formatDay } from "#src/shared/days.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { formatEuros, formatMoment } from "#ui/lib/format.ts"
import type { ExtraWork } from "../../extraWork/schema.ts"
import { unitWord } from "../priceBook/words.ts"
import { Decide } from "./Decide.tsx"
import { daysText } from "./daysText.ts"
import { ExtraBadge } from "./ExtraBadge.tsx"
import { Papers } from "./Papers.tsx"

export function ExtraDetail({ extra }: { extra: ExtraWork }) {
  const { t } = useTranslation()
  const begun = useProject(extra.projectId).data?.status === "active"
  const { number, title, details, state, lines, photo, projectId } = extra
  return (
    <div className="extra-detail stack roomy">
      <ScreenHead title={title} badge={<ExtraBadge state={state} />} />
      <Notice tone="warn">
        {state === "proposed" && t(begun ? "quotes.extra.warnBegun" : "quotes.extra.warnWaiting")}
      </Notice>
      <Card title={number} className="stack">
        {details && <p className="extra-details">{details}</p>}
        {lines.length === 0 ? (
          <p className="muted">{t("quotes.extra.noPriceYet")}</p>
        ) : (
          <Lines extra={extra} />
        )}
        <dl className="facts">
          {facts(extra).map(([name, value]) => (
            <div key={name}>
              <dt>{t(`quotes.extra.fact.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {photo && (
          <a href={`/projects/${projectId}?tab=bestanden`}>
            <img className="extra-photo" src={photo.preview} alt={photo.name} />
          </a>
        )}
      </Card>
      {!extra.closed && <Decide extra={extra} />}
      {lines.length > 0 && <Papers extra={extra} />}
    </div>
  )

  function facts({ delayDays, hours, agreement, reason, decidedBy, decidedAt, notedBy, notedAt }: ExtraWork) {
    const by = (name: string | null, at: string) => [name, formatMoment(at)].filter(Boolean).join(", ")
    const told = agreement && t("quotes.extra.agreedBy", { name: agreement.by, day: formatDay(agreement.on) })
    return (
      [
        ["delay", delayDays > 0 && daysText(delayDays)],
        ["hours", hours !== null && t("quotes.extra.hours", { hours: formatQuantity(hours) })],
        ["agreed", told && `${told} · ${t(`quotes.extra.way.${agreement.how}`)}`],
        ["reason", reason],
        ["noted", by(notedBy, notedAt)],
        ["decided", decidedAt && by(decidedBy, decidedAt)],
      ] as const
    ).filter((fact): fact is [(typeof fact)[0], string] => Boolean(fact[1]))
  }
}

function Lines({ extra: { lines, amounts } }: { extra: ExtraWork }) {
  const { t } = useTranslation()
  return (
    <table className="extra-totals">
      <caption className="visually-hidden">{t("quotes.extra.form.lines")}</caption>
      <tbody>
        {lines.map(({ description, quantity, unit, unitPrice, total }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
          <tr key={index}>
            <th scope="row">
              {description}
              {(quantity !== 1 || unit !== "post") && (
                <span className="muted">
                  {" "}
                  {t("quotes.extra.line.of", {
                    quantity: formatQuantity(quantity),
                    unit: unitWord(unit),
                    price: formatEuros(unitPrice),
                  })}
                </span>
              )}
            </th>
            <td>{formatEuros(total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("quotes.extra.sum.net")}</th>
          <td>{formatEuros(amounts.net)}</td>
        </tr>
        {amounts.vat.map(({ rate, base, amount }) => (
          <tr key={rate} className="extra-vat muted">
            <th scope="row">{t("quotes.extra.sum.vat", { rate, base: formatEuros(base) })}</th>
            <td>{formatEuros(amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t("quotes.extra.sum.total")}</th>
          <td>
            <strong>{formatEuros(amounts.total)}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
