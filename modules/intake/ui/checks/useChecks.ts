import { useState } from "react"
import { answerText } from "#modules/quotes/catalogue/answers.ts"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { useRemembered } from "#ui/lib/remembered.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import {
  type Answer,
  type CheckItem,
  IntakeChecklist,
  type Mark,
  type SiteQuestion,
} from "../../checks/schema.ts"
import { api } from "./api.ts"
import { checklistPath } from "./paths.ts"
import { answerKind, isAnswer, isMark, markKind } from "./senders.ts"

const forNews = 60_000

/** `underway`: only this device knows of it so far. */
export interface ShownItem extends Omit<CheckItem, "photos"> {
  underway: boolean
  /** The numbers of the photos that belong to it. */
  photos: number[]
}
export type ShownQuestion = SiteQuestion & { underway: boolean }
export interface ShownChecklist extends Omit<IntakeChecklist, "items"> {
  items: ShownItem[]
  questions: ShownQuestion[]
}

/** What somebody says of an item, without when. */
export type Saying = Omit<Mark, "item" | "occurredAt">

/** Hook: what is checked on a job as the server has it, with what was said here and is still to be sent. */
export function useChecks(project: number) {
  const read = useRemembered(IntakeChecklist, checklistPath(project), () => api.get(project), forNews)
  const outgoing = useOutgoing().filter(({ state }) => state !== "refused")
  // What was said until the device has kept it: a moment, in which the next press may come.
  const [fresh, setFresh] = useState<readonly { item: string; saying: Saying }[]>([])
  const answers = outgoing.filter(isAnswer).filter(({ payload }) => payload.project === project)

  function shown(known: IntakeChecklist): ShownChecklist {
    const own = outgoing
      .filter(isMark)
      .filter(({ payload }) => payload.project === project && payload.projectType === known.projectType)
      .map(({ payload: { mark } }) => ({ item: mark.item, saying: mark as Saying }))
    const said = Map.groupBy([...own, ...fresh], ({ item }) => item)
    const items = known.items.map((item) => {
      const sayings = said.get(item.id) ?? []
      return sayings.reduce((one: ShownItem, { saying }) => withSaying(one, saying), {
        ...item,
        photos: item.photos.map(({ id }) => id),
        underway: sayings.length > 0,
      })
    })
    const questions = known.questions.map((question): ShownQuestion => {
      const last = answers.findLast(({ payload }) => payload.finding.question === question.key)
      return last ? withAnswer(question, last.payload.finding.value) : { ...question, underway: false }
    })
    return {
      ...{ ...known, items, questions },
      completedItems: items.flatMap(({ id, done }) => (done ? [id] : [])),
      status: items.length > 0 && items.every(({ done }) => done) ? "completed" : "in_progress",
    }
  }

  return {
    ...{ read, shown },
    /** Shown at once, kept on this device, and sent as soon as there is a way. */
    async say(
      { projectType }: Pick<IntakeChecklist, "projectType">,
      { id: item, text }: Pick<CheckItem, "id" | "text">,
      saying: Saying,
    ) {
      const one = { item, saying }
      setFresh((known) => [...known, one])
      const mark: Mark = { item, ...saying, occurredAt: new Date().toISOString() }
      await outbox.add(markKind, { project, projectType, mark, said: queued(saying, text) }, newKey())
      setFresh((known) => known.filter((other) => other !== one))
    },
    /** Null: it was not looked at. */
    answer({ key: question, label }: SiteQuestion, value: Answer | null) {
      const finding = { question, value, occurredAt: new Date().toISOString() }
      const said = t("intake.checks.queue.answer", { question: label })
      return outbox.add(answerKind, { project, finding, said }, newKey())
    },
  }
}
export type Checks = ReturnType<typeof useChecks>

const withSaying = (item: ShownItem, { done, number, note, photo }: Saying): ShownItem => ({
  ...item,
  ...(done !== undefined && { done, said: null }),
  ...(number !== undefined && { number }),
  ...(note !== undefined && { note }),
  ...(photo !== undefined && { photos: withPhoto(item.photos, photo) }),
})

const withPhoto = (photos: number[], { id, linked }: NonNullable<Saying["photo"]>): number[] => [
  ...photos.filter((one) => one !== id),
  ...(linked ? [id] : []),
]

const withAnswer = (question: SiteQuestion, found: Answer | null): ShownQuestion => ({
  ...{ ...question, found, said: null, underway: true },
  foundText: found === null ? "" : answerText(question, found),
})

function queued({ done, number, photo }: Saying, item: string): string {
  if (done !== undefined) return t(done ? "intake.checks.queue.done" : "intake.checks.queue.undone", { item })
  if (photo) return t(photo.linked ? "intake.checks.queue.photo" : "intake.checks.queue.noPhoto", { item })
  return t(number === undefined ? "intake.checks.queue.note" : "intake.checks.queue.number", { item })
}
