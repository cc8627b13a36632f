import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { StockItem } from "../../schema.ts"
import { usePlacesRead, useStock } from "../hooks.ts"
import { PickDialog } from "../pick/PickDialog.tsx"
import { CodeField } from "./CodeField.tsx"
import { type Meaning, meaningOf } from "./meaning.ts"
import { UnknownCode } from "./UnknownCode.tsx"
import { Viewfinder } from "./Viewfinder.tsx"

/** A material by the code on its box or shelf. */
export default function ScanScreen() {
  const { t } = useTranslation()
  useScreen(t("stock.scan.open"))
  return (
    <>
      <BackLink href="/material-stock">{t("stock.toList")}</BackLink>
      <div className="narrow stack roomy">
        <h1>{t("stock.scan.open")}</h1>
        <Loaded from={useStock()} skeleton={<Skeleton lines={3} height="6rem" />}>
          {(items) => <Scanning items={items} />}
        </Loaded>
      </div>
    </>
  )
}

/** What is found one takes at once; the office goes to its page. */
function Scanning({ items }: { items: readonly StockItem[] }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const office = reaches(useSignedIn().role, "manager")
  const [picking, setPicking] = useState<StockItem>()
  const [project, setProject] = useState<number | null>(null)
  const [last, setLast] = useState<Meaning>()
  // So that they are there when the dialog asks, also where there is no connection by then.
  usePlacesRead()

  function found(item: StockItem) {
    navigator.vibrate?.(100)
    if (office) navigate(`/material-stock/${item.id}`)
    else setPicking(item)
  }
  function take(text: string) {
    const meaning = meaningOf(text, items, location.host)
    setLast(meaning)
    if (meaning.kind === "item") found(meaning.item)
    if (meaning.kind === "gone") navigate(`/material-stock/${meaning.id}`)
  }
  return (
    <div className="stack roomy">
      <Viewfinder reading={!picking} onCode={take} />
      <Notice tone="warn">{last?.kind === "foreign" && t("stock.scan.foreign")}</Notice>
      {last?.kind === "unknown" && <UnknownCode key={last.code} code={last.code} pick={setPicking} />}
      <CodeField onCode={take} />
      {picking && (
        <PickDialog
          {...{ item: picking, project }}
          onTaken={setProject}
          close={() => setPicking(undefined)}
        />
      )}
    </div>
  )
}
