import { useTranslation } from "react-i18next"
import { CopyButton } from "#ui/kit/CopyButton.tsx"

/** The whole link, to copy. */
export function OwnLink({ link }: { link: string }) {
  const { t } = useTranslation()
  const address = new URL(link, location.origin).href
  return (
    <div className="follow-link">
      <label className="visually-hidden" htmlFor="eigen-link">
        {t("following.link.own")}
      </label>
      <input
        id="eigen-link"
        className="input"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={address} failed={t("following.link.copyFailed")} />
    </div>
  )
}
