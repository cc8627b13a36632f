import { FolderPlus, Pencil } from "lucide-react"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { ErrorBoundary } from "#ui/lib/ErrorBoundary.tsx"
import { useHasScreen, usePanels } from "#ui/lib/office.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { CustomerCard } from "../../../schema.ts"
import { Contact } from "./Contact.tsx"
import { CustomerHistory } from "./CustomerHistory.tsx"
import { Doubles } from "./Doubles.tsx"
import { OwnProjects } from "./OwnProjects.tsx"

export function CustomerDetail({ card }: { card: CustomerCard }) {
  const { t } = useTranslation()
  const hasScreen = useHasScreen()
  const { id, name, notes } = card
  useScreen(name)
  return (
    <article className="customer">
      <ScreenHead title={name}>
        {hasScreen("/projects/nieuw") && (
          <LinkButton href={`/projects/nieuw?klant=${id}`}>
            <FolderPlus aria-hidden size="1.2em" />
            {t("projects.customers.newProject")}
          </LinkButton>
        )}
        <LinkButton variant="primary" href={`/klanten/${id}/bewerken`}>
          <Pencil aria-hidden size="1.2em" />
          {t("projects.customers.edit")}
        </LinkButton>
      </ScreenHead>
      <Doubles card={card} />
      <div className="customer-columns stack loose">
        <div className="stack loose">
          <Contact card={card} />
          {notes && (
            <Card title={t("projects.customers.field.notes")}>
              <p className="customer-notes flush">{notes}</p>
            </Card>
          )}
        </div>
        <div className="stack loose">
          <OwnProjects projects={card.ownProjects} />
          <Panels id={id} />
          <CustomerHistory id={id} />
        </div>
      </div>
    </article>
  )
}

/** What later modules have to tell of this customer, each in a card of its own. */
function Panels({ id }: { id: number }) {
  return usePanels("customer").map(({ panel: Panel }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: panels stand in a fixed order
    <ErrorBoundary key={place}>
      <Suspense fallback={<Skeleton />}>
        <Panel id={id} />
      </Suspense>
    </ErrorBoundary>
  ))
}
