import { type RefObject, useState } from "react"
import { useTranslation } from "react-i18next"
import { formatEuros } from "#ui/lib/format.ts"
import type { ApiError } from "#ui/lib/http.ts"
import type { GenerateQuotation } from "../../generator/schema.ts"
import { askedFor } from "./filled.ts"
import { useGeneration } from "./useGeneration.ts"
import { useGeneratorForm } from "./useGeneratorForm.ts"

type Writer = GenerateQuotation["writer"]

/** The form, the making of a quotation, and what came of it. `outcome` is brought into sight when it is there. */
export function useGenerator(outcome: RefObject<HTMLElement | null>) {
  const { t } = useTranslation()
  const desk = useGeneratorForm()
  const generation = useGeneration(learnFrom)
  const [announced, setAnnounced] = useState("")
  /** Someone is changing what was made. */
  const [edited, setEdited] = useState(false)
  const [asking, setAsking] = useState<{ writer: Writer }>()

  function learnFrom({ code, fields }: ApiError) {
    if (Object.keys(fields).length > 0) desk.refuse(fields)
    // Kept elsewhere meanwhile: the next one is a quotation of its own.
    if (code === "quotes.alreadyKept") desk.remember(null)
  }

  async function make(writer?: Writer) {
    setAsking(undefined)
    if (generation.busy || !desk.check()) return
    setAnnounced("")
    const replaces = desk.made?.projectId ?? null
    const made = await generation.generate(askedFor(desk.form, { replaces, writer }))
    if (!made) return
    const { quotationId, projectId, notice, estimatedPrice } = made
    desk.remember({ quotationId, projectId, notice })
    setAnnounced(t("quotes.generator.made", { price: formatEuros(estimatedPrice) }))
    if (!isTyping()) bringIntoSight(outcome.current)
  }

  return {
    ...generation,
    desk,
    announced,
    setEdited,
    asking,
    /** Asks first when that throws changes away. */
    generate: (writer?: Writer) => (edited && desk.made ? setAsking({ writer }) : void make(writer)),
    goOn: () => void make(asking?.writer),
    stay: () => setAsking(undefined),
  }
}

const isTyping = () => document.activeElement?.matches("input, textarea, select") ?? false

/** Not when it can be seen already: on a wide screen it lies beside the form. */
function bringIntoSight(element: HTMLElement | null) {
  if (!element) return
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > innerHeight / 2) element.scrollIntoView({ block: "start" })
}
