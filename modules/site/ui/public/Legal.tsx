import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import { Notice } from "#ui/kit/Notice.tsx"
import { Prose } from "#ui/kit/Prose.tsx"
import { usePageData } from "#ui/lib/company.ts"
import { useScreen } from "#ui/lib/useScreen.ts"

/** /privacy and /voorwaarden: the owner's text, or else that of the program. Only the server knows it. */
export default function Legal() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const { legal, user } = usePageData()
  const page = path === "/privacy" ? "privacy" : "terms"
  const name = t(`site.legal.${page}`)
  useScreen(name, t(`site.legal.${page}About`))
  // Going back through the history can bring one here without the page of it.
  useEffect(() => {
    if (!legal) location.reload()
  }, [legal])
  return (
    <article className="legal">
      <h1>{name}</h1>
      {legal?.standard && user && user.role !== "worker" && (
        <Notice tone="info">
          <p>{t("site.legal.standard")}</p>
          <Link href="/settings">{t("site.legal.settings")}</Link>
        </Notice>
      )}
      <Prose text={legal?.text ?? ""} />
    </article>
  )
}
