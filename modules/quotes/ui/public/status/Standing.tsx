import { useTranslation } from "react-i18next"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { Card } from "#ui/kit/Card.tsx"
import { useCompany } from "#ui/lib/company.ts"
import { formatDayInWords, telephoneLink } from "#ui/lib/format.ts"
import type { RequestStatus } from "../../../status/schema.ts"
import { Added } from "./Added.tsx"
import { AdditionForm } from "./AdditionForm.tsx"
import { AnswerList } from "./AnswerList.tsx"
import { LinkAbout } from "./LinkAbout.tsx"
import { OwnPhotos } from "./OwnPhotos.tsx"
import { RangePanel } from "./RangePanel.tsx"
import { StepList } from "./StepList.tsx"

export interface Opened {
  status: RequestStatus
  token: string
  /** What a call answered takes the place of what was known. */
  change: (status: RequestStatus) => void
}

/** The page of a request: where it stands, what was sent, and what may be added. */
export function Standing(opened: Opened) {
  const { t } = useTranslation()
  const { phone } = useCompany()
  const { status } = opened
  const { reference, projectTypes, isClosed, range, additions } = status
  return (
    <>
      <p className="muted">{t("following.number", { reference })}</p>
      <Heading status={status} />
      <p>{projectTypes.map((type) => typeLabels[type]).join(", ")}</p>
      {phone && (
        <p>
          <a href={telephoneLink(phone)}>{t("following.call", { phone })}</a>
        </p>
      )}
      <div className="follow-columns">
        <div>
          <h2>{t("following.progress")}</h2>
          <StepList of={status} />
          <OwnPhotos {...opened} />
        </div>
        <div className="stack">
          {range && <RangePanel range={range} />}
          <Card title={t("following.answers.title")}>
            <AnswerList {...opened} />
          </Card>
          {additions.length > 0 && (
            <Card title={t("following.additions.title")}>
              <Added additions={additions} />
            </Card>
          )}
          {!isClosed && (
            <Card title={t("following.remark.title")}>
              <AdditionForm {...opened} label={t("following.remark.label")} />
            </Card>
          )}
        </div>
      </div>
      <LinkAbout {...opened} />
    </>
  )
}

function Heading({ status }: Pick<Opened, "status">) {
  const { t } = useTranslation()
  const { callBy, offeredAt, isAccepted, isClosed } = status
  const day = formatDayInWords(callBy)
  // The day itself is over at its end, wherever the visitor is.
  const late = Date.parse(`${callBy}T23:00:00Z`) < Date.now()
  const state = isClosed
    ? "closed"
    : isAccepted
      ? "accepted"
      : offeredAt
        ? "offered"
        : late
          ? "waiting"
          : "call"
  return (
    <>
      <h1>{t(`following.heading.${state}`, { day })}</h1>
      {state === "waiting" && <p>{t("following.late", { day })}</p>}
      {state === "closed" && <p>{t("following.closed")}</p>}
    </>
  )
}
