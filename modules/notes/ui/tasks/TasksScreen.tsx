import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ListBody } from "#ui/list/ListBody.tsx"
import { ListFilter } from "#ui/list/ListFilter.tsx"
import { useFound } from "#ui/list/useFound.ts"
import { useListView } from "#ui/list/useListView.ts"
import { useSeen, useTasks } from "../hooks.ts"
import { TaskGroups } from "./TaskGroups.tsx"
import { ownTaskList, taskList } from "./taskList.ts"

/** What is to be done, by day: one's own, and for the office everybody's. */
export default function TasksScreen() {
  const { t } = useTranslation()
  const { role } = useSignedIn()
  const view = useListView(reaches(role, "manager") ? taskList : ownTaskList)
  const { pile } = view
  const tasks = useTasks(pile)
  const people = tasks.data?.people ?? []
  useScreen(t("notes.tasks.title"))
  useSeen(pile === "mine" ? tasks.data?.tasks : undefined)
  return (
    <>
      <BackLink href="/dashboard">{t("notes.tasks.back")}</BackLink>
      <h1>{t("notes.tasks.title")}</h1>
      <ListFilter view={view} />
      <ListBody
        view={view}
        from={tasks}
        rows={useFound(view, tasks.data?.tasks)}
        skeleton={<Skeleton lines={5} height="4rem" />}
        empty={<EmptyState title={t(`notes.tasks.empty.${pile}`)}>{t("notes.tasks.emptyText")}</EmptyState>}
      >
        {(shown) => <TaskGroups tasks={shown} people={people} pile={pile} />}
      </ListBody>
    </>
  )
}
