import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { FilePicker } from "#ui/kit/FilePicker.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { largestSheet } from "../../../import/schema.ts"
import { isExcel, sheetText } from "./sheetText.ts"

/** Excel's own files are let in to be told apart, with a sentence on what to do. */
const accept = [".csv", ".txt", ".tsv", ".xlsx", ".xls", "text/csv", "text/plain"]
const mostBytes = 10 * 1024 * 1024

interface ChooseSheetProps {
  choose: (name: string, csv: string) => void
  chosen: boolean
}

export function ChooseSheet({ choose, chosen }: ChooseSheetProps) {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const [pasted, setPasted] = useState("")

  async function read(file: File) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isExcel(bytes)) return setError(t("projects.errors.importExcel"))
    take(file.name, sheetText(bytes))
  }

  function take(name: string, csv: string) {
    const tooLarge = csv.length > largestSheet
    setError(tooLarge ? t("projects.customers.import.tooLarge") : undefined)
    if (!tooLarge) choose(name, csv)
  }

  return (
    <Card className="import-choose">
      {!chosen && <p>{t("projects.customers.import.intro")}</p>}
      <FilePicker
        id="import-file"
        label={t(chosen ? "projects.customers.import.another" : "projects.customers.import.file")}
        hint={t("projects.customers.import.fileHint")}
        error={error}
        accept={accept}
        maxBytes={mostBytes}
        onFiles={([file]) => void read(file!)}
      />
      <Disclosure summary={t("projects.customers.import.orPaste")}>
        <TextArea
          id="import-text"
          label={t("projects.customers.import.paste")}
          hint={t("projects.customers.import.pasteHint")}
          value={pasted}
          onChange={setPasted}
          rows={6}
          spellCheck={false}
          optional
        />
        <Button
          unavailable={pasted.trim() === "" && t("projects.customers.import.nothingPasted")}
          onClick={() => take(t("projects.customers.import.pastedName"), pasted)}
        >
          {t("projects.customers.import.read")}
        </Button>
      </Disclosure>
    </Card>
  )
}
