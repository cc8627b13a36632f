import { ArrowDown, ArrowUp, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { longestCaption, type QuotedPicture } from "../../../quotations/content.schema.ts"
import { PictureThumb } from "./PictureThumb.tsx"

interface PictureRowProps {
  index: number
  count: number
  picture: QuotedPicture
  source: string | undefined
  error: string | undefined
  onCaption: (caption: string) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One picture with its caption, its place and the way out. */
export function PictureRow({
  index,
  count,
  picture,
  source,
  error,
  onCaption,
  onMove,
  onRemove,
}: PictureRowProps) {
  const { t } = useTranslation()
  const number = index + 1
  return (
    <li className="quote-picture">
      <PictureThumb src={source} />
      <TextArea
        id={`quotation-pictures-${index}`}
        className="quote-description"
        label={t("quotes.pictures.caption", { number })}
        optional
        rows={1}
        limit={longestCaption}
        value={picture.caption}
        onChange={(text) => onCaption(text.replace(/\s*\n\s*/g, " "))}
        error={error}
      />
      <div className="quote-picture-acts cluster tight no-print">
        {count > 1 && (
          <>
            <Button
              variant="plain"
              aria-label={t("quotes.pictures.up", { number })}
              unavailable={index === 0 && t("quotes.pictures.first")}
              onClick={() => onMove(index - 1)}
            >
              <ArrowUp aria-hidden size="1.3em" />
            </Button>
            <Button
              variant="plain"
              aria-label={t("quotes.pictures.down", { number })}
              unavailable={index === count - 1 && t("quotes.pictures.last")}
              onClick={() => onMove(index + 1)}
            >
              <ArrowDown aria-hidden size="1.3em" />
            </Button>
          </>
        )}
        <Button variant="plain" aria-label={t("quotes.pictures.remove", { number })} onClick={onRemove}>
          <Trash2 aria-hidden size="1.3em" />
        </Button>
      </div>
    </li>
  )
}
