import { type RefObject, useEffect, useRef, useState } from "react"
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
  const form = useGeneratorForm()
  const generation = useGeneration(learnFrom)
  const [announced, setAnnounced] = useState("")
  /** Someone is changing what was made. */
  const [edited, setEdited] = useState(false)
  const [asking, setAsking] = useState<{ writer: Writer }>()

  // What is wrong in the form stands above it, and not there.
  const failed = generation.error && Object.keys(generation.error.fields).length === 0
  useEffect(() => {
    if (announced || failed) bringIntoSight(outcome.current)
  }, [announced, failed, outcome])

  function learnFrom({ code, fields }: ApiError) {
    if (Object.keys(fields).length > 0) form.refuse(fields)
    // Kept elsewhere meanwhile: the next one is a quotation of its own.
    if (code.endsWith(".alreadyKept")) form.remember(null)
  }

  async function make(writer?: Writer) {
    setAsking(undefined)
    if (generation.busy || !form.check()) return
    setAnnounced("")
    const replaces = form.made?.projectId ?? null
    const made = await generation.generate(askedFor(form.filled, { replaces, writer }))
    if (!made) return
    const { quotationId, projectId, notice, estimatedPrice } = made
    form.remember({ quotationId, projectId, notice })
    setAnnounced(t("quotes.generator.made", { price: formatEuros(estimatedPrice) }))
  }

  function startAnew() {
    form.startAnew()
    generation.forget()
    setAnnounced("")
  }

  /** Asks first when that throws changes away. */
  const generate = (writer?: Writer) => (edited && form.made ? setAsking({ writer }) : void make(writer))

  // The same for good, so that two hundred lines are not drawn again for each letter in the form.
  const latest = useRef({ startAnew, generate })
  latest.current = { startAnew, generate }
  const [acts] = useState(() => ({
    forget: () => latest.current.startAnew(),
    generate: () => latest.current.generate(),
    onEdited: setEdited,
  }))

  return {
    ...generation,
    form: { ...form, startAnew },
    announced,
    asking,
    generate,
    /** For what was made. */
    acts,
    goOn: () => void make(asking?.writer),
    stay: () => setAsking(undefined),
  }
}

/** Below the form always; beside it only when it is out of sight and nobody is typing in the form. */
function bringIntoSight(element: HTMLElement | null) {
  if (!element) return
  const { top } = element.getBoundingClientRect()
  const form = element.previousElementSibling
  const below = form !== null && form.getBoundingClientRect().bottom <= top
  const typing = document.activeElement?.matches("input, textarea, select") ?? false
  if (below || (top < 0 && !typing)) element.scrollIntoView({ block: "start" })
}
