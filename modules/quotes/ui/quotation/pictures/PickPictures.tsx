import { Check, Images } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { SWRResponse } from "swr"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import { useGrowing } from "#ui/lib/useGrowing.ts"
import type { PictureChoice } from "../../../pictures/choices/schema.ts"
import { longestCaption, maxPictures, type QuotedPicture } from "../../../quotations/content.schema.ts"
import { PictureThumb } from "./PictureThumb.tsx"

interface PickPicturesProps {
  choices: SWRResponse<PictureChoice[], ApiError>
  pictures: readonly QuotedPicture[]
  projectId: number
  pick: (picture: QuotedPicture) => void
  onClose: () => void
}

/** The photos of the project; each press puts one in the quotation. */
export function PickPictures({ choices, pictures, projectId, pick, onClose }: PickPicturesProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t("quotes.pictures.choose.title")}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t("quotes.pictures.choose.done")}
        </Button>
      }
    >
      <Loaded from={choices}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState
              icon={Images}
              title={t("quotes.pictures.choose.empty")}
              action={
                <LinkButton href={`/projects/${projectId}`}>
                  {t("quotes.pictures.choose.toProject")}
                </LinkButton>
              }
            >
              {t("quotes.pictures.choose.emptyText")}
            </EmptyState>
          ) : (
            <Tiles {...{ choices: known, pictures, pick }} />
          )
        }
      </Loaded>
    </Dialog>
  )
}

/** A screen full of them, and then so many in between. */
const atATime = { first: 24, step: 60 }

function Tiles({
  choices,
  pictures,
  pick,
}: Pick<PickPicturesProps, "pictures" | "pick"> & { choices: PictureChoice[] }) {
  const { t } = useTranslation()
  const shown = useGrowing(choices, "", atATime)
  const full = pictures.length >= maxPictures && t("quotes.pictures.full", { most: maxPictures })
  return (
    <div className="stack">
      <p className="muted" role="status">
        {full || t("quotes.pictures.choose.text")}
      </p>
      <ul className="quote-picture-choices cards">
        {shown.map(({ fileId, title, preview }) => {
          const isIn = pictures.some((picture) => picture.fileId === fileId)
          const why = isIn ? t("quotes.pictures.choose.chosen") : full
          return (
            <li key={fileId}>
              <Button
                variant="plain"
                className="quote-picture-choice"
                unavailable={why}
                onClick={() => pick({ fileId, caption: title.slice(0, longestCaption) })}
              >
                <PictureThumb src={preview} />
                <span className="quote-picture-title">{title}</span>
                {isIn && (
                  <span className="quote-picture-in">
                    <Check aria-hidden size="1.1em" strokeWidth={3} />
                    {why}
                  </span>
                )}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
