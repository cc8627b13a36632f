import { Search } from "lucide-react"
import { lazy, Suspense, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { useSignedIn } from "#ui/lib/session.ts"
import { isOfOne, noteVisit } from "./visited.ts"

const load = () => import("./SearchDialog.tsx")
const SearchDialog = lazy(async () => ({ default: (await load()).SearchDialog }))

/** In the bar of every screen, and under Ctrl+K. What it opens is loaded by then, so that no letter is lost. */
export function SearchButton() {
  const { t } = useTranslation()
  const { id: account } = useSignedIn()
  const [path] = useLocation()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (isOfOne(path)) noteVisit(account, path)
  }, [account, path])
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "k") return
      event.preventDefault()
      setOpen(true)
    }
    // What the screen itself needs comes first; without a connection it is loaded when it is asked for.
    const early = setTimeout(() => load().catch(() => {}), 1500)
    document.addEventListener("keydown", press)
    return () => {
      clearTimeout(early)
      document.removeEventListener("keydown", press)
    }
  }, [])

  return (
    <>
      <button
        type="button"
        className="search-open"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden size="1.25em" />
        <span className="search-open-label">{t("search.field")}</span>
        <kbd aria-hidden>{t("search.key")}</kbd>
      </button>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
