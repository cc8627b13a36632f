import { useTranslation } from "react-i18next"
import type { TimeEntry } from "../../../entries/schema.ts"
import { projectKinds } from "../../../schema.ts"

/** 'Dakkapel Duinweg', 'Dakkapel Duinweg · Reis', 'Verlof'. */
export function useLineName() {
  const { t } = useTranslation()
  return ({
    kind,
    projectId,
    projectName,
  }: Pick<TimeEntry, "kind" | "projectId" | "projectName">): string => {
    const named = projectId !== null && projectName
    const ofProject = projectKinds.some((each) => each === kind)
    if (!named)
      return ofProject ? `${t("gps.week.sheet.noProject")} · ${t(`gps.kind.${kind}`)}` : t(`gps.kind.${kind}`)
    return kind === "work" ? projectName : `${projectName} · ${t(`gps.kind.${kind}`)}`
  }
}
