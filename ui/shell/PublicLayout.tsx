import { House } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import type { MenuLink } from "../lib/screen.ts"
import { Footer } from "./public/Footer.tsx"
import { Header } from "./public/Header.tsx"

/** Around every page for visitors. */
export function PublicLayout({ menu, children }: { menu: MenuLink[]; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <a className="skip" href="#content">
        {t("layout.skip")}
      </a>
      <Header menu={menu} />
      <main id="content" className="public-main" tabIndex={-1}>
        {children}
        <HomeButton />
      </main>
      <Footer />
    </>
  )
}

/** Floats in the margin where there is one; elsewhere it stands under the page, so it covers nothing. */
function HomeButton() {
  const { t } = useTranslation()
  const [path] = useLocation()
  if (path === "/" || path === "/home") return null
  return (
    <Link href="/" className="home-button no-print">
      <House aria-hidden />
      <span>{t("layout.toHome")}</span>
    </Link>
  )
}
