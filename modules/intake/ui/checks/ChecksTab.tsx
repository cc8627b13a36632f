import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { reaches } from "#src/shared/roles.ts"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useShots } from "../photos/shots.ts"
import { useMeasured } from "../rooms/useMeasured.ts"
import type { TabProps } from "../tabs.ts"
import { Deviation } from "./Deviation.tsx"
import { ListCard } from "./list/ListCard.tsx"
import { Questions } from "./questions/Questions.tsx"
import { useChecks } from "./useChecks.ts"
import { Warnings } from "./warnings/Warnings.tsx"

/** What is looked at on a job, what the quotation takes for granted, and what one must be warned of. */
export function ChecksTab({ project, closed }: TabProps) {
  const { t } = useTranslation()
  const { role } = useSignedIn()
  const checks = useChecks(project)
  const shots = useShots(project).data
  const { rooms } = useMeasured(project)
  return (
    <Loaded from={checks.read} skeleton={<Skeleton lines={8} height="3rem" />}>
      {(known) => {
        const list = checks.shown(known)
        return (
          <div className="checks">
            <div className="stack roomy">
              <ListCard project={project} list={list} shots={shots} closed={closed} say={checks.say} />
              {role === "owner" && (
                <Link className="touch" href="/job-intake/lijsten">
                  {t("intake.checks.toTemplates")}
                </Link>
              )}
            </div>
            <div className="stack roomy">
              {reaches(role, "manager") && <Deviation project={project} closed={closed} />}
              <Warnings project={project} list={list} closed={closed} />
              <Questions list={list} rooms={rooms} closed={closed} answer={checks.answer} />
            </div>
          </div>
        )
      }}
    </Loaded>
  )
}
