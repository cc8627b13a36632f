import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { QuoteRequest } from "../../requests/schema.ts"
import { PhotoViewer } from "./PhotoViewer.tsx"

/** The visitor's photos; each opens large, over the details. */
export function Photos({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const [at, setAt] = useState<number>()
  const { photos, contactInfo } = request
  const all = photos.length
  return (
    <section>
      <h3>{t("quotes.photos.section")}</h3>
      {all === 0 && <p className="muted">{t("quotes.photos.none")}</p>}
      {all > 0 && (
        <ul className="photos">
          {photos.map(({ name, url }, index) => (
            <li key={name}>
              <button type="button" className="photo" onClick={() => setAt(index)}>
                <img
                  src={url}
                  alt={t("quotes.photos.alt", { number: index + 1, all, name: contactInfo.name })}
                  loading="lazy"
                  decoding="async"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {at !== undefined && (
        <PhotoViewer request={request} at={at} turnTo={setAt} onClose={() => setAt(undefined)} />
      )}
    </section>
  )
}
