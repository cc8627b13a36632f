import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Notice } from "#ui/kit/Notice.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import type { StockItem } from "../../schema.ts"
import { ItemPicker } from "../ItemPicker.tsx"
import { NewCode } from "./NewCode.tsx"

/** A code that no material has: one looks for it by name, the office makes it known. */
export function UnknownCode({ code, pick }: { code: string; pick: (item: StockItem) => void }) {
  const { t } = useTranslation()
  const office = reaches(useSignedIn().role, "manager")
  return (
    <div className="stack">
      <Notice tone="warn">{t("stock.scan.unknown", { code })}</Notice>
      {office ? (
        <NewCode code={code} />
      ) : (
        <ItemPicker id="scan-naam" label={t("stock.scan.byName")} onChoose={pick} />
      )}
    </div>
  )
}
