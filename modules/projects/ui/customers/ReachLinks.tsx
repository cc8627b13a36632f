import { Mail, Phone } from "lucide-react"
import { telephoneLink } from "#ui/lib/format.ts"
import { EmailText } from "./EmailText.tsx"

/** One press calls, one writes. */
export function ReachLinks({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      {phone && (
        <a className="customer-link touch" href={telephoneLink(phone)}>
          <Phone aria-hidden size="1.1em" />
          <span>{phone}</span>
        </a>
      )}
      {email && (
        <a className="customer-link touch" href={`mailto:${email}`}>
          <Mail aria-hidden size="1.1em" />
          <EmailText email={email} />
        </a>
      )}
    </>
  )
}
