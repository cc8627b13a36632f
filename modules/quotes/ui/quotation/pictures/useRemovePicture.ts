import { useEffect, useRef } from "react"
import { t } from "#ui/lib/i18n.ts"
import { type Offer, offerUndo, withdrawUndo } from "#ui/lib/undo.ts"
import type { QuotedPicture } from "../../../quotations/content.schema.ts"

/** The button that adds one, which takes the focus when a picture is gone. */
export const addPictureId = "quotation-pictures-add"

/** Takes one out, with the way back in the bar as long as the quotation is on the screen. */
export function useRemovePicture(
  pictures: readonly QuotedPicture[],
  onChange: (pictures: QuotedPicture[]) => void,
) {
  const now = useRef({ pictures, onChange })
  now.current = { pictures, onChange }
  const offers = useRef<Offer[]>([])
  useEffect(() => () => offers.current.forEach(withdrawUndo), [])

  function putBack(picture: QuotedPicture, index: number) {
    const { pictures, onChange } = now.current
    if (!pictures.some(({ fileId }) => fileId === picture.fileId))
      onChange(pictures.toSpliced(index, 0, picture))
  }

  return (index: number) => {
    const picture = pictures[index]!
    onChange(pictures.toSpliced(index, 1))
    const name = picture.caption || t("quotes.pictures.number", { number: index + 1 })
    offers.current.push(
      offerUndo({
        said: t("quotes.pictures.removed", { name }),
        back: async () => putBack(picture, index),
        takesFocus: true,
        focus: () => document.getElementById(addPictureId)?.focus(),
      }),
    )
  }
}
