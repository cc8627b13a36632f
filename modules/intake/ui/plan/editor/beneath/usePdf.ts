import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { Pdf } from "./pdf.ts"

/** Before it is drawn, as of a photo. */
const maxBytes = 40 * 1024 * 1024

/** Hook: a PDF whose pages one looks through; what reads it is loaded with the first. */
export function usePdf() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Pdf>()
  const [fault, setFault] = useState<string>()
  const [isReading, setReading] = useState(false)
  function close() {
    setOpened(undefined)
    setFault(undefined)
  }
  return {
    ...{ opened, fault, isReading },
    close,
    async open(file: File) {
      const { name } = file
      close()
      if (file.size > maxBytes) return setFault(t("intake.photos.leftOut.tooLarge", { name }))
      setReading(true)
      try {
        const read = await (await import("./pdf.ts")).openPdf(file)
        if (typeof read === "string") setFault(t(`intake.plan.underlay.pdf.${read}`, { name }))
        else setOpened(read)
      } catch {
        setFault(t("intake.plan.underlay.state.missing"))
      } finally {
        setReading(false)
      }
    },
  }
}
