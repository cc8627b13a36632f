import { FolderKanban } from "lucide-react"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { NewProject, type Project } from "#modules/projects/schema.ts"
import { api as projects } from "#modules/projects/ui/api.ts"
import { addressLines } from "#modules/projects/ui/customers/addressLines.ts"
import { useCustomer } from "#modules/projects/ui/customers/hooks.ts"
import { affectedPaths } from "#modules/projects/ui/hooks.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { text } from "#ui/form/kinds.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { t } from "#ui/lib/i18n.ts"

const work = defineForm(
  z.pick(NewProject, { name: true }),
  { name: text },
  {
    id: "offered-work",
    label: () => t("quotes.quotation.new.work"),
    wrong: () => t("quotes.quotation.new.workMissing"),
  },
)

/** From a customer's card: what is it for? A project of his that has no quotation, or new work, which becomes one. */
export function ForCustomer({
  id,
  open,
  onChosen,
}: {
  id: number
  open: Project[]
  onChosen: (projectId: number) => void
}) {
  const { t } = useTranslation()
  const customer = useCustomer(id)
  const form = work.useForm({
    send: ({ name }) =>
      projects.create({
        ...{ name, customerId: customer.data!.id, address: addressLines(customer.data!).join(", ") },
        status: "planned",
      }),
    refreshes: affectedPaths,
    onSaved: (made) => onChosen(made.id),
  })
  if (customer.error?.status === 404)
    return <Notice tone="warn">{t("quotes.quotation.new.noCustomer")}</Notice>
  return (
    <Loaded from={customer}>
      {(card) => {
        const own = open.filter(({ customerId }) => customerId === card.id)
        return (
          <Card title={t("quotes.quotation.new.for", { name: card.name })} className="quote-new stack">
            <work.Form form={form} guarded={false} className="stack">
              <work.Field name="name" hint={t("quotes.quotation.new.workHint")} autoComplete="off" />
              <Button type="submit" variant="primary" busy={form.busy}>
                {t("quotes.quotation.new.goOn")}
              </Button>
            </work.Form>
            {own.length > 0 && (
              <>
                <p>{t("quotes.quotation.new.orOwn")}</p>
                <ul className="stack tight">
                  {own.map((project) => (
                    <li key={project.id}>
                      <Button onClick={() => onChosen(project.id)}>
                        <FolderKanban aria-hidden size="1.2em" />
                        {project.name}
                      </Button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Card>
        )
      }}
    </Loaded>
  )
}
