import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { PersonDialog } from "./PersonDialog.tsx"
import { PersonRow } from "./PersonRow.tsx"
import { SignDialog } from "./SignDialog.tsx"
import type { ShownAgreement, ShownPerson } from "./useVisit.ts"
import type { visitChanges } from "./visitChanges.ts"

interface PeopleCardProps {
  people: readonly ShownPerson[]
  agreements: readonly ShownAgreement[]
  /** The project was put away. */
  closed: boolean
  changes: ReturnType<typeof visitChanges>
}

/** Who was there, and what each may do: sign for what was agreed. */
export function PeopleCard({ people, agreements, closed, changes }: PeopleCardProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<ShownPerson | "new">()
  const [signing, setSigning] = useState<ShownPerson>()
  const close = () => setOpen(undefined)
  return (
    <Card title={t("intake.visit.people.title")} className="stack">
      {people.length === 0 ? (
        <p className="muted">{t("intake.visit.people.empty")}</p>
      ) : (
        <ul className="visit-lines plain">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              {...{ person, agreements, closed, changes }}
              change={() => setOpen(person)}
              sign={() => setSigning(person)}
            />
          ))}
        </ul>
      )}
      {!closed && (
        <Button onClick={() => setOpen("new")}>
          <Plus aria-hidden size="1.2em" />
          {t("intake.visit.people.add")}
        </Button>
      )}
      {open === "new" && <PersonDialog save={changes.attend} onClose={close} />}
      {open && open !== "new" && (
        <PersonDialog person={open} save={(form) => changes.changePerson(open, form)} onClose={close} />
      )}
      {signing && (
        <SignDialog
          name={signing.name}
          agreements={agreements.map(({ text }) => text)}
          save={(picture, signed) => changes.sign(signing, picture, signed)}
          onClose={() => setSigning(undefined)}
        />
      )}
    </Card>
  )
}
