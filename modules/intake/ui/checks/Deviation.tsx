import { useTranslation } from "react-i18next"
import type { Deviation as Found } from "#modules/quotes/onSite/schema.ts"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import { api } from "./api.ts"
import { deviationPrice, extraWorkHref, useDeviation } from "./deviation.ts"

/** For the office: what was found is not what was offered, and the next version at one press. */
export function Deviation({ project, closed }: { project: number; closed: boolean }) {
  const found = useDeviation(project)
  return found ? <Known project={project} found={found} closed={closed} /> : null
}

function Known({ project, found, closed }: { project: number; found: Found; closed: boolean }) {
  const { t } = useTranslation()
  const { quotationId, number, base, closed: why, changes, stays } = found
  const make = useAction(() => api.requote(project, base), {
    refreshes: ["/api/projects", "/api/quotations"],
    done: ({ version }) => ({
      title: t("intake.checks.deviation.made", { version }),
      text: t("intake.checks.deviation.madeText"),
    }),
    failed: "intake.checks.deviation.failed",
  })
  const text = (answer: string) => answer || t("intake.checks.deviation.nothing")
  return (
    <Card title={t("intake.checks.deviation.title", { count: changes.length })}>
      <div className="stack">
        <ul className="lines">
          {changes.map((change) => (
            <li key={change.label}>
              <p className="flush">{change.label}</p>
              <p className="muted flush">
                {t("intake.checks.deviation.change", {
                  ...{ before: text(change.before), after: text(change.after) },
                })}
              </p>
            </li>
          ))}
        </ul>
        <p>
          <strong>{deviationPrice(found)}</strong>
        </p>
        {stays.length > 0 && (
          <div>
            <p className="flush">{t("intake.checks.deviation.stays")}</p>
            <ul className="marks">
              {stays.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        {why && <p>{t(`intake.checks.deviation.${why}`, { number })}</p>}
        <div className="cluster">
          {!why && !closed && (
            <Button variant="primary" busy={make.busy} onClick={() => void make.act()}>
              {t("intake.checks.deviation.make")}
            </Button>
          )}
          {why === "accepted" && (
            <LinkButton href={extraWorkHref(project, found)}>
              {t("intake.checks.deviation.toExtra")}
            </LinkButton>
          )}
          <LinkButton href={`/offertes/${quotationId}`}>{t("intake.checks.deviation.open")}</LinkButton>
        </div>
      </div>
    </Card>
  )
}
