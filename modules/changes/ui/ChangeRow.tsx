import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { UndoButton } from "#ui/kit/UndoButton.tsx"
import { formatTime } from "#ui/lib/format.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { wayBack } from "#ui/lib/undo.ts"
import { useTells } from "#ui/lib/useTells.ts"
import type { Change } from "../schema.ts"
import { api } from "./api.ts"

/** Who did what, to what, and the way back. */
export function ChangeRow({ change }: { change: Change }) {
  const { t } = useTranslation()
  const { id, at, by, subject, undoable, undoneBy } = change
  const said = useTells()(change)
  const [refused, setRefused] = useState(false)
  const offer = useMemo(() => {
    const key = newKey()
    return wayBack({
      said,
      // What refused it stays in sight, although the list that is read anew has no way back any more.
      back: () =>
        api.undo(id, key).catch((error) => {
          setRefused(true)
          throw error
        }),
      refreshes: ["/api"],
      undone: t("changes.undone"),
      failed: t("changes.failed"),
    })
  }, [id, said, t])
  return (
    <li className={undoneBy === null ? "change" : "change change-undone"}>
      <time className="change-time muted" dateTime={at}>
        {formatTime(at)}
      </time>
      <p>
        <strong>{by ?? t("changes.visitor")}</strong> · <span className="change-what">{said}</span>
      </p>
      <p className="change-subject muted">
        {subject ? <Link href={subject.href}>{subject.name || t("changes.look")}</Link> : t("changes.gone")}
        {undoneBy !== null && <> · {t("changes.takenBack", { name: undoneBy })}</>}
      </p>
      {(undoable || refused) && (
        <UndoButton of={offer} className="button-small no-print">
          <span className="visually-hidden"> {t("changes.undoOf", { what: said })}</span>
        </UndoButton>
      )}
    </li>
  )
}
