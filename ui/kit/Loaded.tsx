import { CloudOff } from "lucide-react"
import { type ReactNode, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import type { SWRResponse } from "swr"
import { formatShortMoment, formatTime } from "../lib/format.ts"
import { isCutOff } from "../lib/http.ts"
import { Button } from "./Button.tsx"
import { Skeleton } from "./Skeleton.tsx"

/** A read, and how to try it again; `since`: of one that this device remembers. */
interface ReadAgain extends Pick<SWRResponse, "error" | "isValidating"> {
  mutate(): unknown
}

export interface LoadedProps<T> {
  from: ReadAgain & { data: T | undefined; since?: Date }
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** The one place that decides what loading, failing and having data look like. */
export function Loaded<T>({ from, skeleton = <Skeleton />, children }: LoadedProps<T>) {
  const knownSince = useChangeTime(from.data)
  if (from.data === undefined) return from.error ? <Failed from={from} /> : <Waiting skeleton={skeleton} />
  return (
    <>
      {from.error && <Failed from={from} knownSince={from.since ?? knownSince} />}
      {children(from.data)}
    </>
  )
}

/** Nothing for 200 ms (most answers are quicker), then the skeleton, after 4 s a word. */
function Waiting({ skeleton }: { skeleton: ReactNode }) {
  const { t } = useTranslation()
  const shown = useDelayed(200)
  const long = useDelayed(4000)
  return (
    <div aria-busy className="loaded-waiting">
      <p className="visually-hidden" role="status">
        {shown && t("kit.loading.now")}
      </p>
      {shown && skeleton}
      {long && <p className="muted">{t("kit.loading.long")}</p>}
    </div>
  )
}

function Failed({ from, knownSince }: { from: ReadAgain; knownSince?: Date }) {
  const { t } = useTranslation()
  if (isCutOff(from.error)) return <CutOff from={from} knownSince={knownSince} />
  return (
    <div className="loaded-failed" role="alert">
      <p>
        <strong>{t("kit.failed.title")}.</strong> {from.error.message}
      </p>
      {knownSince && <p>{t("kit.failed.stale", { time: formatTime(knownSince) })}</p>}
      <Button busy={from.isValidating} onClick={() => from.mutate()}>
        {t("kit.action.retry")}
      </Button>
    </div>
  )
}

/** No fault, and no surprise: the top bar says it too. What is there stays of use. */
function CutOff({ from, knownSince }: { from: ReadAgain; knownSince?: Date }) {
  const { t } = useTranslation()
  return (
    <div className={knownSince ? "loaded-cut-off loaded-cut-off-known" : "loaded-cut-off"} role="status">
      <p className="row">
        <CloudOff aria-hidden size="1.2em" />
        {knownSince
          ? t("kit.cutOff.known", { moment: formatShortMoment(knownSince) })
          : t("kit.cutOff.nothing")}
      </p>
      <Button className="button-small" busy={from.isValidating} onClick={() => from.mutate()}>
        {t("kit.action.retry")}
      </Button>
    </div>
  )
}

function useDelayed(milliseconds: number) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return due
}

function useChangeTime(data: unknown) {
  const [known, setKnown] = useState({ data, since: new Date() })
  if (known.data !== data) setKnown({ data, since: new Date() })
  return known.since
}
