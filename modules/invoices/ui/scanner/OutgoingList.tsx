import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/Notice.tsx"
import { useOnline } from "#ui/lib/online.ts"
import { OutgoingFile } from "./OutgoingFile.tsx"
import type { OutgoingScan } from "./outgoing.ts"

interface OutgoingListProps {
  outgoing: readonly OutgoingScan[]
  takeBack: (item: OutgoingScan) => void
}

/** What is on its way to the server, or waits for a connection. */
export function OutgoingList({ outgoing, takeBack }: OutgoingListProps) {
  const { t } = useTranslation()
  const online = useOnline()
  const loose = outgoing.filter(({ kept }) => !kept).length
  return (
    <>
      <Notice tone="warn">{loose > 0 && t("invoices.scans.queue.loose", { count: loose })}</Notice>
      {outgoing.length > 0 && (
        <section className="stack" aria-labelledby="scan-queue">
          <h2 id="scan-queue">{t("invoices.scans.queue.title")}</h2>
          {!online && loose < outgoing.length && <p className="muted">{t("invoices.scans.queue.kept")}</p>}
          <ul className="stack tight">
            {outgoing.map((item) => (
              <OutgoingFile key={item.key} item={item} online={online} takeBack={takeBack} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
