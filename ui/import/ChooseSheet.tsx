import { useState } from "react"
import { useTranslation } from "react-i18next"
import { largestSheet } from "#src/shared/sheets.ts"
import { Button } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { Disclosure } from "../kit/Disclosure.tsx"
import { FilePicker } from "../kit/FilePicker.tsx"
import { TextArea } from "../kit/TextArea.tsx"
import type { TextKey } from "../lib/i18n.ts"
import { base64Of, isExcel, sheetText } from "./sheetText.ts"
import type { Chosen } from "./useImport.ts"

/** What can't be read is let in to be told apart, with a sentence of the server on what to do. */
const sheets = [".xlsx", ".xlsm", ".csv", ".txt", ".tsv", ".xls", ".ods", "text/csv", "text/plain"]
const mostBytes = 10 * 1024 * 1024

interface ChooseSheetProps {
  intro: TextKey
  accept?: readonly string[]
  choose: (name: string, sent: Chosen) => void
  chosen: boolean
}

export function ChooseSheet({ intro, accept = [], choose, chosen }: ChooseSheetProps) {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const [pasted, setPasted] = useState("")

  async function read(file: File) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isExcel(bytes)) take(file.name, bytes.length, () => ({ xlsx: base64Of(bytes) }))
    else takeText(file.name, sheetText(bytes))
  }

  const takeText = (name: string, csv: string) => take(name, csv.length, () => ({ csv }))

  function take(name: string, size: number, sent: () => Chosen) {
    const tooLarge = size > largestSheet
    setError(tooLarge ? t("import.tooLarge") : undefined)
    if (!tooLarge) choose(name, sent())
  }

  return (
    <Card className="import-choose">
      {!chosen && <p>{t(intro)}</p>}
      <FilePicker
        id="import-file"
        label={t(chosen ? "import.another" : "import.file")}
        hint={t("import.fileHint")}
        error={error}
        accept={[...sheets, ...accept]}
        maxBytes={mostBytes}
        onFiles={([file]) => void read(file!)}
      />
      <Disclosure summary={t("import.orPaste")}>
        <TextArea
          id="import-text"
          label={t("import.paste")}
          hint={t("import.pasteHint")}
          value={pasted}
          onChange={setPasted}
          rows={6}
          spellCheck={false}
          optional
        />
        <Button
          unavailable={pasted.trim() === "" && t("import.nothingPasted")}
          onClick={() => takeText(t("import.pastedName"), pasted)}
        >
          {t("import.read")}
        </Button>
      </Disclosure>
    </Card>
  )
}
