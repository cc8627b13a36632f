import { FilePlus, FolderPlus, Mail, Navigation, Pencil, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { telephoneLink } from "#ui/lib/format.ts"
import { useHasScreen } from "#ui/lib/office.ts"
import { useWide } from "#ui/lib/useWide.ts"
import type { CustomerCard } from "../../../schema.ts"
import { wayToCustomer } from "../addressLines.ts"
import { MoreMenu } from "./MoreMenu.tsx"

/** In the office one begins something for him; on a phone one calls, writes or drives, and the rest is under one button. */
export function HeadActions({ card }: { card: CustomerCard }) {
  const wide = useWide()
  return wide ? <Begin card={card} /> : <Reach card={card} />
}

function Begin({ card: { id } }: { card: CustomerCard }) {
  const { t } = useTranslation()
  const hasScreen = useHasScreen()
  return (
    <>
      {hasScreen("/offertes/nieuw") && (
        <LinkButton variant="primary" href={`/offertes/nieuw?klant=${id}`}>
          <FilePlus aria-hidden size="1.2em" />
          {t("projects.customers.newQuotation")}
        </LinkButton>
      )}
      {hasScreen("/projects/nieuw") && (
        <LinkButton href={`/projects/nieuw?klant=${id}`}>
          <FolderPlus aria-hidden size="1.2em" />
          {t("projects.customers.newProject")}
        </LinkButton>
      )}
      <LinkButton href={`/klanten/${id}/bewerken`}>
        <Pencil aria-hidden size="1.2em" />
        {t("projects.customers.edit")}
      </LinkButton>
    </>
  )
}

function Reach({ card }: { card: CustomerCard }) {
  const { t } = useTranslation()
  // Whoever of his people can be reached when he himself can't.
  const everyone = [card, ...card.contacts]
  const phone = everyone.find((one) => one.phone)?.phone
  const email = everyone.find((one) => one.email)?.email
  const way = wayToCustomer(card)
  return (
    <>
      {phone && (
        <a className="button button-secondary" href={telephoneLink(phone)}>
          <Phone aria-hidden size="1.2em" />
          {t("projects.customers.call")}
        </a>
      )}
      {email && (
        <a className="button button-secondary" href={`mailto:${email}`}>
          <Mail aria-hidden size="1.2em" />
          {t("projects.customers.mail")}
        </a>
      )}
      {way && (
        <a className="button button-secondary" href={way} target="_blank" rel="noopener noreferrer">
          <Navigation aria-hidden size="1.2em" />
          {t("projects.customers.way")}
          <span className="visually-hidden"> {t("projects.customers.newTab")}</span>
        </a>
      )}
      <MoreMenu id={card.id} />
    </>
  )
}
