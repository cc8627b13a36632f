import { Images } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { maxPictures, type QuotedPicture } from "../../../quotations/content.schema.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { usePictureChoices } from "./hooks.ts"
import { PickPictures } from "./PickPictures.tsx"
import { PictureRow } from "./PictureRow.tsx"
import { usePictureSource } from "./usePictureSource.ts"
import { addPictureId, useRemovePicture } from "./useRemovePicture.ts"

interface PicturesProps {
  quotation: Pick<Quotation, "id" | "projectId" | "latest">
  pictures: readonly QuotedPicture[]
  errors: Readonly<Record<string, string>>
  onChange: (pictures: QuotedPicture[]) => void
}

/** What the client sees of the work: photos of the project and pictures of its plan, in the order of the document. */
export function Pictures({ quotation, pictures, errors, onChange }: PicturesProps) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const choices = usePictureChoices(quotation.id)
  const sourceOf = usePictureSource(quotation, choices.data)
  const remove = useRemovePicture(pictures, onChange)
  const full = pictures.length >= maxPictures && t("quotes.pictures.full", { most: maxPictures })

  function move(from: number, to: number) {
    onChange(pictures.toSpliced(from, 1).toSpliced(to, 0, pictures[from]!))
  }
  return (
    <Card title={t("quotes.pictures.title")}>
      <div className="stack">
        <p className="muted">{t(pictures.length > 0 ? "quotes.pictures.text" : "quotes.pictures.none")}</p>
        {pictures.length > 0 && (
          <ol className="stack">
            {pictures.map((picture, index) => (
              <PictureRow
                key={picture.fileId}
                {...{ index, picture, count: pictures.length }}
                source={sourceOf(picture.fileId)}
                error={errors[`pictures.${index}.fileId`] ?? errors[`pictures.${index}.caption`]}
                onCaption={(caption) => onChange(pictures.with(index, { ...picture, caption }))}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        )}
        <Notice tone="bad">{errors.pictures}</Notice>
        {full && <p className="muted">{full}</p>}
        <Button id={addPictureId} className="no-print" unavailable={full} onClick={() => setChoosing(true)}>
          <Images aria-hidden size="1.2em" />
          {t("quotes.pictures.add")}
        </Button>
      </div>
      {choosing && (
        <PickPictures
          {...{ choices, pictures, projectId: quotation.projectId }}
          pick={(picture) => onChange([...pictures, picture])}
          onClose={() => setChoosing(false)}
        />
      )}
    </Card>
  )
}
