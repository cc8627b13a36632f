import { useState } from "react"
import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { useToken } from "#modules/quotes/ui/public/status/useToken.ts"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useCompany } from "#ui/lib/company.ts"
import { formatDate, formatDateInWords, telephoneLink } from "#ui/lib/format.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { SharedPhotos } from "../../photos/sharing/schema.ts"
import { api } from "./api.ts"
import { shared } from "./nl.ts"
import { SharedPicture } from "./SharedPicture.tsx"

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
  const open = at === undefined ? undefined : photos[at]
  const nameOf = (index: number) => photos[index]!.title || t("shared.photo", { number: index + 1 })
  const turn = (step: number) => setAt((at! + step + photos.length) % photos.length)
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
              <SharedPicture token={token} id={id} alt={t("shared.alt", { title: nameOf(index) })} />
              {nameOf(index)} <span className="muted">· {formatDate(takenAt)}</span>
              <span className="visually-hidden"> {t("shared.large")}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="muted">{t("shared.until", { day: formatDateInWords(endsAt) })}</p>
      {open && (
        <Dialog
          open
          size="large"
          title={nameOf(at!)}
          onClose={() => setAt(undefined)}
          actions={
            photos.length > 1 && (
              <>
                <Button onClick={() => turn(-1)}>{t("shared.previous")}</Button>
                <Button onClick={() => turn(1)}>{t("shared.next")}</Button>
              </>
            )
          }
        >
          <SharedPicture
            large
            className="shared-large"
            token={token}
            id={open.id}
            alt={t("shared.alt", { title: nameOf(at!) })}
          />
        </Dialog>
      )}
    </>
  )
}

/** Nothing is shown, and how to reach the company. */
function Shut({ why }: { why: string }) {
  const { t } = useTranslation()
  const { phone } = useCompany()
  return (
    <div role="alert">
      <h1>{t("shared.shut")}</h1>
      <p>{why}</p>
      <p className="actions">
        {phone && <a href={telephoneLink(phone)}>{t("shared.call", { phone })}</a>}
        <LinkButton href="/">{t("shared.home")}</LinkButton>
      </p>
    </div>
  )
}
