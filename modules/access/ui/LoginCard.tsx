import { Lock } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { brandOf } from "#src/shared/brand.ts"
import { Logo } from "#ui/kit/Logo.tsx"
import { useCompany } from "#ui/lib/company.ts"

/** The frame of both ways in: who may come in, the form, and the way out for customers. */
export function LoginCard({
  title,
  subtitle,
  other,
  children,
}: {
  title: string
  subtitle: string
  other: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation()
  const { companyName } = useCompany()
  return (
    <main className="login stack roomy">
      <Link href="/" className="brand">
        <Logo />
        <span>{brandOf(companyName)}</span>
      </Link>
      <div className="card login-card">
        <Lock aria-hidden className="login-lock" />
        <h1>{title}</h1>
        <p className="muted">{subtitle}</p>
        {children}
        <p>{other}</p>
      </div>
      <p>
        {t("access.login.customer")}{" "}
        <Link className="touch" href="/offerte-aanvraag">
          {t("access.login.quote")}
        </Link>
      </p>
    </main>
  )
}
