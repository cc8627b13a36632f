import { CircleCheck, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { formatWhen } from "#ui/lib/when.ts"
import type { Warning } from "../../../checks/schema.ts"
import { useReopen } from "./useReopen.ts"

interface WarningRowProps {
  project: number
  warning: Warning
  closed: boolean
  settle: () => void
}

/** Why, what to do and who may; how it was settled, by whom. */
export function WarningRow({ project, warning, closed, settle }: WarningRowProps) {
  const { t } = useTranslation()
  const { title, why, advice, who, source, stops, open } = warning
  const reopen = useReopen(project, warning)
  const Icon = open ? TriangleAlert : CircleCheck
  return (
    <li className="checks-head stack tight">
      <div className="split">
        <h3 className={`checks-${open ? (stops ? "stops" : "open") : "settled"} mark`}>
          <Icon aria-hidden size="1.2em" />
          <span>{title}</span>
        </h3>
        {open ? (
          <Badge tone={stops ? "bad" : "warn"}>
            {t(stops ? "intake.checks.warnings.stops" : "intake.checks.warnings.open")}
          </Badge>
        ) : (
          <Badge tone="ok">{t("intake.checks.warnings.settled")}</Badge>
        )}
      </div>
      {open ? <p>{advice}</p> : <Settled warning={warning} />}
      <Disclosure summary={t("intake.checks.warnings.more")}>
        <dl className="facts">
          {!open && <Fact term={t("intake.checks.warnings.advice")}>{advice}</Fact>}
          <Fact term={t("intake.checks.warnings.why")}>{why}</Fact>
          <Fact term={t("intake.checks.warnings.who")}>{who}</Fact>
          <Fact term={t("intake.checks.warnings.source")}>{source}</Fact>
        </dl>
      </Disclosure>
      {!closed && (
        <div className="cluster">
          {open ? (
            <Button onClick={settle}>
              {t("intake.checks.warnings.settle")}
              <span className="visually-hidden">: {title}</span>
            </Button>
          ) : (
            <Button className="button-small" busy={reopen.busy} onClick={() => void reopen.act()}>
              {t("intake.checks.warnings.reopen")}
              <span className="visually-hidden">: {title}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

function Settled({ warning: { file, reason, settled } }: { warning: Warning }) {
  const { t } = useTranslation()
  return (
    <>
      {reason && <p className="checks-note">{reason}</p>}
      {file && (
        <a className="touch" href={file.url} target="_blank" rel="noopener noreferrer">
          {file.name}
        </a>
      )}
      {settled && (
        <p className="muted">{t("intake.checks.by", { name: settled.by, moment: formatWhen(settled.at) })}</p>
      )}
    </>
  )
}
