import { useTranslation } from "react-i18next"
import { formatMoment } from "#ui/lib/format.ts"
import type { RequestStatus } from "../../../status/schema.ts"

/** What was added since, in the order in which that was done. */
export function Added({ additions }: Pick<RequestStatus, "additions">) {
  const { t } = useTranslation()
  return (
    <ul className="follow-added plain">
      {additions.map(({ id, kind, label, text, createdAt }) => (
        <li key={id}>
          <p className="muted">
            {t(`following.additions.${kind}`, { label: label ?? "" })} ·{" "}
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </p>
          {text && <p className="follow-text">{text}</p>}
        </li>
      ))}
    </ul>
  )
}
