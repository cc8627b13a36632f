import { ClipboardCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { PriceBookView } from "../../priceBook/schema.ts"
import { FinishedTable } from "./FinishedTable.tsx"
import { useExperience } from "./hooks.ts"
import { ProposalCard } from "./ProposalCard.tsx"
import { UsedMaterials } from "./UsedMaterials.tsx"

/** What finished projects really took beside what their norms said. */
export function ExperienceTab({ book: { day } }: { book: PriceBookView }) {
  const { t } = useTranslation()
  const experience = useExperience()
  return (
    <Loaded from={experience} skeleton={<Skeleton lines={4} height="8rem" />}>
      {({ projects, proposals, materials }) =>
        projects.length === 0 ? (
          <EmptyState icon={ClipboardCheck} title={t("quotes.priceBook.experience.empty")}>
            {t("quotes.priceBook.experience.emptyText")}
          </EmptyState>
        ) : (
          <>
            {proposals.length > 0 && (
              <>
                <h2 className="price-part">{t("quotes.priceBook.experience.proposals")}</h2>
                <div className="learnt-cards cards">
                  {proposals.map((proposal) => (
                    <ProposalCard key={proposal.type} proposal={proposal} day={day} />
                  ))}
                </div>
              </>
            )}
            <h2 className="price-part">{t("quotes.priceBook.experience.table")}</h2>
            <FinishedTable projects={projects} />
            <p className="muted">{t("quotes.priceBook.experience.costsNote")}</p>
            {materials.length > 0 && (
              <>
                <h2 className="price-part">{t("quotes.priceBook.experience.material.table")}</h2>
                <UsedMaterials materials={materials} />
                <p className="muted">{t("quotes.priceBook.experience.material.note")}</p>
              </>
            )}
          </>
        )
      }
    </Loaded>
  )
}
