import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { useCompany, usePageData } from "#ui/lib/company.ts"
import { telephoneLink } from "#ui/lib/format.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { useDrafts } from "./device.ts"
import type { Receipt } from "./draft.ts"
import { Frame } from "./Frame.tsx"
import { following } from "./status/nl.ts"
import { OwnLink } from "./status/OwnLink.tsx"
import { RangePanel } from "./status/RangePanel.tsx"
import { StepList } from "./status/StepList.tsx"
import { addressOf } from "./steps.ts"

startTexts({ following })

/** Step 4: it arrived. */
export function DoneStep({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation()
  const { user } = usePageData()
  const drafts = useDrafts()
  const [, navigate] = useLocation()
  const { reference, email, lostPhotos, follows } = receipt

  function startAnew() {
    drafts.startAnew()
    navigate(addressOf({ step: 1 }))
  }

  return (
    <Frame step={4}>
      <div className="done">
        <h1>{t("wizard.done.heading")}</h1>
        <Reference reference={reference} />
        {follows?.mailed && <p>{t("wizard.done.mail", { email })}</p>}
        {lostPhotos > 0 && (
          <Notice tone="warn">
            <p>{t("wizard.done.lost", { count: lostPhotos })}</p>
          </Notice>
        )}
        {follows && <Follows {...follows} />}
        <Questions reference={reference} />
        <div className="actions no-print">
          <LinkButton variant="primary" href="/">
            {t("wizard.done.home")}
          </LinkButton>
          <Button onClick={startAnew}>{t("wizard.done.again")}</Button>
          {user && <LinkButton href="/dashboard">{t("wizard.done.dashboard")}</LinkButton>}
          <Button onClick={() => print()}>{t("wizard.done.print")}</Button>
        </div>
      </div>
    </Frame>
  )
}

/** What happens next, between which amounts it will come, and the way back to it. */
function Follows({ receivedAt, callBy, range, statusLink }: NonNullable<Receipt["follows"]>) {
  const { t } = useTranslation()
  const begun = { receivedAt, callBy, ...nothingYet }
  return (
    <div className="follow-columns">
      <section aria-labelledby="daarna">
        <h2 id="daarna">{t("wizard.done.next")}</h2>
        <StepList of={begun} />
      </section>
      <div className="stack">
        {range && <RangePanel range={range} />}
        <Card title={t("wizard.done.own")}>
          <p>{t("wizard.done.ownText")}</p>
          <OwnLink link={statusLink} />
          <LinkButton href={statusLink}>{t("wizard.done.toOwn")}</LinkButton>
        </Card>
      </div>
    </div>
  )
}

const nothingYet = { readAt: null, readBy: null, offeredAt: null, isAccepted: false, isClosed: false }

function Reference({ reference }: { reference: string }) {
  const { t } = useTranslation()
  const [said, setSaid] = useState("")
  // Without https the browser has no clipboard at all.
  async function copy() {
    try {
      await navigator.clipboard.writeText(reference)
      setSaid(t("wizard.done.copied"))
    } catch {
      setSaid(t("wizard.done.copyFailed"))
    }
  }
  return (
    <div className="reference">
      <p className="reference-label" id="referentie">
        {t("wizard.done.reference")}
      </p>
      <p className="reference-number" aria-describedby="referentie">
        {reference}
      </p>
      <Button className="no-print" onClick={() => void copy()}>
        {t("wizard.done.copy")}
      </Button>
      <p role="status" className="reference-said">
        {said}
      </p>
    </div>
  )
}

/** How to reach the company, as far as it told. */
function Questions({ reference }: { reference: string }) {
  const { t } = useTranslation()
  const { companyName, phone, contactEmail, address } = useCompany()
  if (!phone && !contactEmail && !address) return null
  const subject = encodeURIComponent(t("wizard.done.subject", { reference }))
  return (
    <Card title={t("wizard.done.questions")} className="done-questions">
      <p>{t("wizard.done.questionsHint")}</p>
      <ul>
        {phone && (
          <li>
            <a href={telephoneLink(phone)}>{t("wizard.done.call", { phone })}</a>
          </li>
        )}
        {contactEmail && (
          <li>
            <a href={`mailto:${contactEmail}?subject=${subject}`}>
              {t("wizard.done.write", { email: contactEmail })}
            </a>
          </li>
        )}
      </ul>
      {address && (
        <address>
          {companyName}
          <br />
          <span className="address-lines">{address}</span>
        </address>
      )}
    </Card>
  )
}
