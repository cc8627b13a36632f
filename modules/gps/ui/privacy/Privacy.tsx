import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { Privacy as Kept } from "../../sheets/schema.ts"
import { Answers } from "./Answers.tsx"
import { api } from "./api.ts"
import { Dpia } from "./Dpia.tsx"
import { NoticeText } from "./NoticeText.tsx"
import { Rights } from "./Rights.tsx"

/** What is kept of who works, why, how long and for whom; one's rights; and for the office the text of its DPIA. */
export default function Privacy() {
  const { t } = useTranslation()
  const manager = reaches(useSignedIn().role, "manager")
  const privacy = useSWR<Kept, ApiError>("/api/gps-tracking/privacy", api.privacy, {
    revalidateIfStale: true,
  })
  useScreen(t("gps.privacy.title"))
  return (
    <div className="privacy">
      <BackLink href="/gps-tracking">{t("gps.privacy.back")}</BackLink>
      <h1>{t("gps.privacy.title")}</h1>
      <Loaded from={privacy}>
        {({ trails, answers }) => (
          <>
            <Card title={t("gps.privacy.notice.title")}>
              <NoticeText trails={trails} />
              <p>
                <strong>{t("gps.privacy.notice.basis")}.</strong> {t("gps.privacy.notice.basisText")}
              </p>
            </Card>
            <Rights />
            <Answers answers={answers} />
            {manager && <Dpia trails={trails} />}
          </>
        )}
      </Loaded>
    </div>
  )
}
