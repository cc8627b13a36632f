import { refresh } from "#ui/lib/swr.tsx"
import type { SendOptions } from "#ui/outbox/sender.ts"
import { api } from "./api.ts"
import { checklistPath } from "./paths.ts"
import type { AnswerItem, MarkItem } from "./senders.ts"

/** They stand on the list before they leave what is on its way. */
export async function sendMarks(items: MarkItem[], options: SendOptions) {
  const [{ project, projectType }] = items as [MarkItem]
  await api.mark(project, { projectType, marks: items.map(({ mark }) => mark) }, options)
  await refresh(checklistPath(project))
}

export async function sendAnswer({ project, finding }: AnswerItem, options: SendOptions) {
  await api.find(project, [finding], options)
  await refresh(checklistPath(project))
}
