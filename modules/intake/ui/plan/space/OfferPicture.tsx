import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { Button } from "#ui/kit/Button.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import type { MeasuredOffer } from "../../../rooms/schema.ts"
import type { ShotItem } from "../../photos/items.ts"
import { api } from "../../rooms/api.ts"
import { measuredPath } from "../../rooms/paths.ts"
import { type Draft, useOfferPicture } from "./useOfferPicture.ts"

interface OfferPictureProps {
  project: number
  busy: boolean
  take: (use: (shot: ShotItem) => unknown) => void
}

/** Into the project's quotation, as long as that is a draft. */
export function OfferPicture({ project, ...rest }: OfferPictureProps) {
  const { data } = useSWR<MeasuredOffer, ApiError>(measuredPath(project), () => api.offer(project))
  const quotation = data?.quotation
  return quotation?.draft ? <IntoDraft {...rest} draft={quotation} /> : null
}

function IntoDraft({ draft, busy, take }: Omit<OfferPictureProps, "project"> & { draft: Draft }) {
  const { t } = useTranslation()
  const { act } = useOfferPicture(draft)
  return (
    <Button wide variant="plain" busy={busy} onClick={() => take(act)}>
      {t("intake.offerPicture.action", { number: draft.number })}
    </Button>
  )
}
