import { useState } from "react"
import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Shut } from "#ui/kit/Shut.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatDate, formatDateInWords } from "#ui/lib/format.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useToken } from "#ui/lib/useToken.ts"
import type { SharedPhotos } from "../../photos/sharing/schema.ts"
import { api } from "./api.ts"
import { shared } from "./nl.ts"
import { LargePicture, SmallPicture } from "./SharedPicture.tsx"

startTexts({ shared })

/** Photos of a job, for who has the link to them. */
export default function SharedPhotosPage() {
  const { t } = useTranslation()
  useScreen(t("shared.title"))
  const token = useToken()
  if (token === "") return <Shut why={t("shared.noLink")} />
  return (
    <>
      {token === undefined && <h1>{t("shared.title")}</h1>}
      {token && <Opened key={token} token={token} />}
    </>
  )
}

function Opened({ token }: { token: string }) {
  const { t } = useTranslation()
  const read = useSWR<SharedPhotos, ApiError>(["/api/shared-photos", token], () => api.get(token), {
    shouldRetryOnError: false,
  })
  if (read.error?.status === 404) return <Shut why={read.error.message} />
  return (
    <>
      <h1>{t("shared.title")}</h1>
      <Loaded from={read} skeleton={<Skeleton lines={4} height="8rem" />}>
        {(known) => <Photos shown={known} token={token} />}
      </Loaded>
    </>
  )
}

function Photos({ shown: { project, endsAt, photos }, token }: { shown: SharedPhotos; token: string }) {
  const { t } = useTranslation()
  const [at, setAt] = useState<number>()
  const nameOf = (index: number) => photos[index]!.title || t("shared.photo", { number: index + 1 })
  if (photos.length === 0) return <p>{t("shared.none")}</p>
  return (
    <>
      <p>
        <strong>{project}</strong>
      </p>
      <ul className="shared-photos plain">
        {photos.map(({ id, takenAt }, index) => (
          <li key={id}>
            <button type="button" onClick={() => setAt(index)}>
              <SmallPicture {...{ token, id }} alt={t("shared.alt", { title: nameOf(index) })} />
              {nameOf(index)} <span className="muted">· {formatDate(takenAt)}</span>
              <span className="visually-hidden"> {t("shared.large")}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="muted">{t("shared.until", { day: formatDateInWords(endsAt) })}</p>
      {at !== undefined && (
        <LargePicture
          {...{ token, at }}
          id={photos[at]!.id}
          name={nameOf(at)}
          all={photos.length}
          turnTo={setAt}
          onClose={() => setAt(undefined)}
        />
      )}
    </>
  )
}
