import { Mail, Navigation, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { telephoneLink } from "#ui/lib/format.ts"
import { useWide } from "#ui/lib/useWide.ts"
import type { CustomerCard } from "../../../schema.ts"
import { wayToCustomer } from "../addressLines.ts"
import { MoreMenu } from "./MoreMenu.tsx"
import { useBeginnings } from "./useBeginnings.ts"

/** In the office one begins something for him; on a phone one calls, writes or drives, and the rest is under one button. */
export function HeadActions({ card }: { card: CustomerCard }) {
  const wide = useWide()
  return wide ? <Begin card={card} /> : <Reach card={card} />
}

const Begin = ({ card: { id } }: { card: CustomerCard }) =>
  useBeginnings(id).map(({ href, Icon, label }, i) => (
    <LinkButton key={href} variant={i === 0 ? "primary" : "secondary"} href={href}>
      <Icon aria-hidden size="1.2em" />
      {label}
    </LinkButton>
  ))

function Reach({ card }: { card: CustomerCard }) {
  const { t } = useTranslation()
  // Whoever of his people can be reached when he himself can't; by his name, so that one knows whom one calls.
  const everyone = [card, ...card.contacts]
  const phoned = everyone.find((one) => one.phone)
  const mailed = everyone.find((one) => one.email)
  const way = wayToCustomer(card)
  return (
    <>
      {phoned && (
        <a className="button button-secondary" href={telephoneLink(phoned.phone)}>
          <Phone aria-hidden size="1.2em" />
          {phoned === card
            ? t("projects.customers.call")
            : t("projects.customers.callContact", { name: phoned.name })}
        </a>
      )}
      {mailed && (
        <a className="button button-secondary" href={`mailto:${mailed.email}`}>
          <Mail aria-hidden size="1.2em" />
          {mailed === card
            ? t("projects.customers.mail")
            : t("projects.customers.mailContact", { name: mailed.name })}
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
