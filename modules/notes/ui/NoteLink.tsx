import { useTranslation } from "react-i18next"
import { Redirect, useParams } from "wouter"
import { idIn } from "#modules/projects/ui/detail/idIn.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useNote } from "./hooks.ts"
import { noteAnchor } from "./noteAnchor.ts"

/** The address of one note, which leads to where it stands. */
export default function NoteLink() {
  const { t } = useTranslation()
  const id = idIn(useParams<{ id: string }>().id)
  const note = useNote(id)
  useScreen(t("notes.title"))
  if (note.data) return <Redirect replace to={`${note.data.about.href}#${noteAnchor(note.data.id)}`} />
  return (
    <>
      <BackLink href="/taken">{t("notes.tasks.backHere")}</BackLink>
      <h1>{t("notes.title")}</h1>
      {id === undefined || note.error?.status === 404 ? (
        <EmptyState title={t("notes.gone")} />
      ) : (
        <Loaded from={note} skeleton={<Skeleton lines={2} height="4rem" />}>
          {() => null}
        </Loaded>
      )}
    </>
  )
}
