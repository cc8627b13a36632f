import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Panels } from "#ui/kit/Panels.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { usePanels } from "#ui/lib/office.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { CustomerCard } from "../../../schema.ts"
import { addressLines } from "../addressLines.ts"
import { Contacts } from "../contacts/Contacts.tsx"
import { Contact } from "./Contact.tsx"
import { Doubles } from "./Doubles.tsx"
import { Happened } from "./Happened.tsx"
import { HeadActions } from "./HeadActions.tsx"
import { InvoiceTo } from "./InvoiceTo.tsx"
import { OwnProjects } from "./OwnProjects.tsx"
import { worthOf } from "./worth.ts"

/** What a later module has to tell at once stands before this place, beside his projects. */
const high = 10

/** What one needs when he calls first: who he is, what runs for him and what is open; then all there is. */
export function CustomerDetail({ card }: { card: CustomerCard }) {
  const { t } = useTranslation()
  const panels = usePanels("customer")
  const { id, name, notes, ownProjects } = card
  useScreen(name)
  return (
    <article className="customer">
      <ScreenHead
        title={name}
        facts={[addressLines(card).join(", "), ...worthOf(ownProjects)].filter(Boolean)}
      >
        <HeadActions card={card} />
      </ScreenHead>
      <Doubles card={card} />
      <div className="customer-parts stack roomy">
        <div className="customer-first stack roomy">
          <OwnProjects projects={ownProjects} />
          <Panels of={panels.filter(({ place }) => place < high)} id={id} />
        </div>
        <div className="customer-side stack roomy">
          <Contact card={card} />
          <Contacts card={card} />
          <InvoiceTo card={card} />
          {notes && (
            <Card sheet title={t("projects.customers.field.notes")} className="customer-sheet">
              <p className="customer-notes">{notes}</p>
            </Card>
          )}
        </div>
        <div className="customer-rest stack roomy">
          <Panels of={panels.filter(({ place }) => place >= high)} id={id} />
          <Happened id={id} />
        </div>
      </div>
    </article>
  )
}
