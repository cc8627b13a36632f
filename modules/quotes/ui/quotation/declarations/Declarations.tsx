import { Download, Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { saveFile } from "#ui/lib/saveFile.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Declaration } from "../../../decisions/schema.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { api } from "../api.ts"
import { AddDeclaration } from "./AddDeclaration.tsx"

/** What the client declared about his dwelling: the proof behind the low rate of VAT. */
export function Declarations({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const { declarations, state } = quotation
  return (
    <Card title={t("quotes.quotation.declaration.title")} className="quote-declarations no-print">
      <p className="muted">{t("quotes.quotation.declaration.text")}</p>
      <ul className="lines">
        {declarations.map((declaration) => (
          <Row key={declaration.id} quotation={quotation} declaration={declaration} />
        ))}
      </ul>
      {state === "proposed" ? (
        <p className="muted">{t("quotes.quotation.declaration.keepFirst")}</p>
      ) : (
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden size="1.2em" />
          {t("quotes.quotation.declaration.add")}
        </Button>
      )}
      {adding && <AddDeclaration quotation={quotation} onClose={() => setAdding(false)} />}
    </Card>
  )
}

function Row({ quotation, declaration }: { quotation: Quotation; declaration: Declaration }) {
  const { t } = useTranslation()
  const { id, builtIn, olderThan2Years, givenBy, givenOn, how, url, fileName, recordedBy } = declaration
  const fetched = useAction(async () => saveFile(await api.proof(quotation.id, id)), {
    failed: "quotes.quotation.documents.downloadFailed",
  })
  return (
    <li className="stack flush">
      <p>
        <strong>
          {t(
            olderThan2Years ? "quotes.quotation.declaration.older" : "quotes.quotation.declaration.notOlder",
          )}
        </strong>
        {builtIn !== null && ` · ${t("quotes.quotation.declaration.builtIn", { year: builtIn })}`}
      </p>
      <p className="muted">
        {t("quotes.quotation.declaration.by", {
          by: givenBy,
          on: formatDay(givenOn),
          how: t(`quotes.quotation.declaration.how.${how}`),
        })}
        {recordedBy && ` ${t("quotes.quotation.declaration.recordedBy", { by: recordedBy })}`}
      </p>
      {url && (
        <Button variant="plain" busy={fetched.busy} onClick={() => fetched.act()}>
          <Download aria-hidden size="1.2em" />
          {fileName || t("quotes.quotation.declaration.proof")}
        </Button>
      )}
    </li>
  )
}
