import { Menu, Phone, X } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import { brandOf } from "#src/shared/brand.ts"
import { LinkButton } from "../../kit/Button.tsx"
import { Logo } from "../../kit/Logo.tsx"
import { pictureUrl, useCompany, usePageData } from "../../lib/company.ts"
import { telephoneLink } from "../../lib/format.ts"
import type { MenuLink } from "../../lib/screen.ts"

export function Header({ menu }: { menu: MenuLink[] }) {
  const { t } = useTranslation()
  const { companyName, phone, logo } = useCompany()
  return (
    <header className="public-header cluster no-print">
      <Link href="/" className="brand">
        {logo ? <img className="brand-logo" src={pictureUrl(logo)} alt="" /> : <Logo />}
        <span>{brandOf(companyName)}</span>
      </Link>
      {phone && (
        <a className="header-call row" href={telephoneLink(phone)}>
          <Phone aria-hidden size="1.2em" />
          <span>{t("layout.call")}</span>
        </a>
      )}
      <MainMenu menu={menu} />
    </header>
  )
}

/** On a phone a button opens it; Esc, a press elsewhere or another page closes it. On a wide screen it is always there. */
function MainMenu({ menu }: { menu: MenuLink[] }) {
  const { t } = useTranslation()
  const { user } = usePageData()
  const [path] = useLocation()
  const { open, setOpen, area, button } = useDisclosure(path)
  const Icon = open ? X : Menu
  return (
    <div ref={area} className="main-menu">
      <button
        ref={button}
        type="button"
        className="button button-secondary menu-button"
        aria-expanded={open}
        aria-controls="main-menu"
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden />
        {t("layout.menu.button")}
      </button>
      <nav
        id="main-menu"
        className={open ? "menu-list menu-open" : "menu-list"}
        aria-label={t("layout.menu.label")}
      >
        {menu.map(({ href, label }) => (
          <Link key={href} href={href} aria-current={href === path ? "page" : undefined}>
            {t(label)}
          </Link>
        ))}
        {user ? (
          <Link href="/dashboard">{t("layout.dashboard")}</Link>
        ) : (
          <Link href="/auth">{t("layout.login")}</Link>
        )}
        <LinkButton variant="primary" href="/quotation">
          {t("layout.quote")}
        </LinkButton>
      </nav>
    </div>
  )
}

function useDisclosure(path: string) {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(false), [path])
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener(
      "pointerdown",
      (event) => area.current?.contains(event.target as Node) || setOpen(false),
      {
        signal,
      },
    )
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return
        setOpen(false)
        button.current?.focus()
      },
      { signal },
    )
    return () => stop.abort()
  }, [open])

  return { open, setOpen, area, button }
}
