import { Pencil, PenLine, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { isOutdated } from "../../report/signed.ts"
import type { ShownAgreement, ShownPerson } from "./useVisit.ts"
import type { visitChanges } from "./visitChanges.ts"

interface PersonRowProps {
  person: ShownPerson
  agreements: readonly ShownAgreement[]
  closed: boolean
  changes: ReturnType<typeof visitChanges>
  change: () => void
  sign: () => void
}

/** Somebody who was there, with his signature; whose stands keeps his name until it is taken away. */
export function PersonRow({ person, agreements, closed, changes, change, sign }: PersonRowProps) {
  const { t } = useTranslation()
  const { name, role, signature, underway } = person
  const outdated = signature !== null && isOutdated(signature, agreements)
  const nothing = agreements.length === 0 && t("intake.visit.sign.nothing")
  return (
    <li className="stack tight">
      <div className="row tight">
        <div className="fill">
          <strong>{name}</strong> <span className="muted">{t(`intake.visit.role.${role}`)}</span>{" "}
          {underway && <Badge tone="info">{t("intake.visit.underway")}</Badge>}
        </div>
        {!closed && (
          <div className="visit-acts">
            {!signature && (
              <Button
                variant="plain"
                aria-label={`${t("intake.visit.people.edit")}: ${name}`}
                onClick={change}
              >
                <Pencil aria-hidden />
              </Button>
            )}
            <Button
              variant="plain"
              aria-label={`${t("intake.visit.people.remove")}: ${name}`}
              onClick={() => void changes.removePerson(person)}
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
        )}
      </div>
      {signature && (
        <div className="cluster">
          <img
            className="visit-signature"
            src={signature.picture}
            alt={t("intake.visit.sign.alt", { name })}
          />
          <div className="stack flush">
            <p className="muted">{t("intake.visit.sign.signed", { moment: formatMoment(signature.at) })}</p>
            {outdated && <Badge tone="warn">{t("intake.visit.sign.outdated")}</Badge>}
          </div>
        </div>
      )}
      {!closed && (
        <div className="cluster">
          {(!signature || outdated) && (
            <Button className="button-small" unavailable={nothing} onClick={sign}>
              <PenLine aria-hidden size="1.2em" />
              {t(signature ? "intake.visit.sign.again" : "intake.visit.sign.open")}
              <span className="visually-hidden">: {name}</span>
            </Button>
          )}
          {signature && (
            <Button variant="plain" className="button-small" onClick={() => void changes.unsign(person)}>
              {t("intake.visit.sign.take")}
              <span className="visually-hidden">: {name}</span>
            </Button>
          )}
          {(!signature || outdated) && nothing && <p className="field-hint">{nothing}</p>}
        </div>
      )}
    </li>
  )
}
