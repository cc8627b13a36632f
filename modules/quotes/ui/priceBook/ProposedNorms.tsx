import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import type { Experience } from "../../priceBook/schema.ts"
import { kindOfWork } from "./words.ts"

type Proposal = Experience["proposals"][number]

/** Which norms get other hours; some of them are for other work as well. */
export function ProposedNorms({ type, norms }: Pick<Proposal, "type" | "norms">) {
  const { t } = useTranslation()
  return (
    <ul className="marks">
      {norms.map((norm) => (
        <li key={norm.code}>
          {norm.description}:{" "}
          <strong>
            {t("quotes.priceBook.experience.fromTo", {
              from: formatQuantity(norm.hours),
              to: formatQuantity(norm.proposed),
            })}
          </strong>{" "}
          {kindOfWork(norm) !== type && (
            <span className="muted">({t("quotes.priceBook.experience.shared")})</span>
          )}
        </li>
      ))}
    </ul>
  )
}
