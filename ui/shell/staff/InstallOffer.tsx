import { Download } from "lucide-react"
import { useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { install, isInstalledByHand } from "../../lib/install.ts"

/** Nothing where the browser can't, or where it is done. */
export function InstallOffer() {
  const { t } = useTranslation()
  const offered = useSyncExternalStore(install.subscribe, install.get)
  if (isInstalledByHand()) return <p className="install">{t("shell.install.iphone")}</p>
  if (!offered) return null
  return (
    <button type="button" className="button button-secondary install" onClick={() => void install.ask()}>
      <Download aria-hidden size="1.2em" />
      {t("shell.install.offer")}
    </button>
  )
}
