import { lazy, Suspense, useEffect } from "react"
import { useSearch } from "wouter"
import { startTexts } from "#ui/lib/i18n.ts"
import { useDraft } from "./device.ts"
import { typesOf } from "./draft.ts"
import { Waiting } from "./Frame.tsx"
import { wizard } from "./nl.ts"
import { placeOf } from "./steps.ts"
import { TypesStep } from "./TypesStep.tsx"

// Only who opens the wizard loads its words.
startTexts({ wizard })

const later = () => import("./Later.tsx")
const Later = lazy(later)
const Courier = lazy(() => import("./Courier.tsx"))

/**
 * A visitor asks for a quote. The server draws the first step; what comes later
 * depends on what is kept on the device, so there it draws the frame alone.
 */
export default function Wizard() {
  const place = placeOf(useSearch())
  const draft = useDraft()
  const started = draft !== undefined && typesOf(draft).length > 0
  // The rest comes while one chooses, so that losing the connection halfway does no harm.
  useEffect(() => void (started && later().catch(() => {})), [started])
  return (
    <>
      {place.step === 1 && <TypesStep editing={place.editing} />}
      {place.step > 1 && (
        <Suspense fallback={<Waiting step={place.step} />}>
          {draft ? <Later place={place} draft={draft} /> : <Waiting step={place.step} />}
        </Suspense>
      )}
      {draft && (
        <Suspense>
          <Courier draft={draft} />
        </Suspense>
      )}
    </>
  )
}
