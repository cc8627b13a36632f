import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Shut } from "#ui/kit/Shut.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useToken } from "#ui/lib/useToken.ts"
import type { RequestStatus } from "../../../status/schema.ts"
import { api } from "./api.ts"
import { following } from "./nl.ts"
import { Standing } from "./Standing.tsx"

startTexts({ following })

/** Where a request stands, for who has its link. */
export default function StatusPage() {
  const { t } = useTranslation()
  useScreen(t("following.title"))
  const token = useToken()
  return (
    <div className="follow">
      {token === undefined && <Unknown />}
      {token === "" && <Shut why={t("following.link.none")} />}
      {token && <Opened key={token} token={token} />}
    </div>
  )
}

function Opened({ token }: { token: string }) {
  const status = useSWR<RequestStatus, ApiError>(["/api/request-status", token], () => api.get(token), {
    shouldRetryOnError: false,
  })
  const { error, mutate } = status
  if (error?.status === 404) return <Shut why={error.message} />
  return (
    <Loaded from={status} skeleton={<Skeleton lines={5} height="3rem" />}>
      {(known) => (
        <Standing status={known} token={token} change={(next) => void mutate(next, { revalidate: false })} />
      )}
    </Loaded>
  )
}

const Unknown = () => {
  const { t } = useTranslation()
  return (
    <>
      <h1>{t("following.title")}</h1>
      <Skeleton lines={5} height="3rem" />
    </>
  )
}
