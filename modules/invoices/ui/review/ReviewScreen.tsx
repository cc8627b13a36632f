import { FileX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { idIn } from "#modules/projects/ui/detail/idIn.ts"
import { useSettings } from "#modules/settings/ui/hooks.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { Scan } from "../../scans/schema.ts"
import { Discarded } from "./Discarded.tsx"
import { useScan } from "./hooks.ts"
import { PostedAlready } from "./PostedAlready.tsx"
import { Underway } from "./Underway.tsx"
import { Workbench } from "./Workbench.tsx"

/** One scan: being read, to check and post, or what became of it. */
export default function ReviewScreen() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={idIn(id)} />
}

function Opened({ id }: { id: number | undefined }) {
  const { t } = useTranslation()
  const scan = useScan(id)
  const settings = useSettings()
  const longer = settings.data?.realEstateRecords
  // Whoever is typing keeps what he typed; posting will say that the scan is gone.
  const gone = id === undefined || (scan.data === undefined && scan.error?.status === 404)
  const title = t(gone ? "invoices.errors.scanNotFound" : "invoices.review.title")
  useScreen(title)
  return (
    <>
      <BackLink href="/invoice-ocr">{t("invoices.review.back")}</BackLink>
      {gone ? (
        <>
          <h1>{title}</h1>
          <EmptyState
            icon={FileX}
            title={t("invoices.review.gone")}
            action={
              <LinkButton variant="primary" href="/invoice-ocr">
                {t("invoices.review.toScanner")}
              </LinkButton>
            }
          />
        </>
      ) : (
        <>
          {!scan.data && <h1>{title}</h1>}
          <Loaded from={scan} skeleton={<Skeleton lines={8} height="3.5rem" />}>
            {(known) =>
              // Without the settings one still can work: it is a tick box that begins off.
              longer === undefined && !settings.error ? (
                <Skeleton lines={8} height="3.5rem" />
              ) : (
                <State scan={known} realEstate={longer ?? false} />
              )
            }
          </Loaded>
        </>
      )}
    </>
  )
}

function State({ scan, realEstate }: { scan: Scan; realEstate: boolean }) {
  switch (scan.state) {
    case "waiting":
    case "reading":
      return <Underway scan={scan} />
    case "posted":
      return <PostedAlready scan={scan} />
    case "discarded":
      return <Discarded scan={scan} />
    case "read":
    case "failed":
      return <Workbench key={scan.state} scan={scan} realEstate={realEstate} />
  }
}
