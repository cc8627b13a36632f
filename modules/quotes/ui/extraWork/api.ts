import { download, get, post, put } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import {
  type AgreeExtra,
  type ExtraChange,
  type ExtraCorrection,
  ExtraMailProposal,
  ExtraWork,
  type MailExtra,
  type NewExtra,
  type PaperFormat,
  ProjectExtraWork,
  type RefuseExtra,
  type RemoveExtra,
  type SeenExtra,
  type WithdrawExtra,
} from "../../extraWork/schema.ts"

const one = (id: number) => `/api/extra-work/${id}`

export const api = {
  of: (project: number) => get(ProjectExtraWork, `/api/projects/${project}/extra-work`),
  note: (project: number, extra: NewExtra, key: string) =>
    post(ExtraWork, `/api/projects/${project}/extra-work`, extra, keyed(key)),
  get: (id: number) => get(ExtraWork, one(id)),
  change: (id: number, change: ExtraChange) => put(ExtraWork, one(id), change),
  correct: (id: number, correction: ExtraCorrection) => put(ExtraWork, `${one(id)}/correction`, correction),
  agree: (id: number, agreement: AgreeExtra) => put(ExtraWork, `${one(id)}/agreement`, agreement),
  refuse: (id: number, refusal: RefuseExtra) => put(ExtraWork, `${one(id)}/refusal`, refusal),
  takeBack: (id: number, seen: SeenExtra) => put(ExtraWork, `${one(id)}/reopening`, seen),
  paper: (id: number, format: PaperFormat) => download(`${one(id)}/paper?format=${format}`),
  mailProposal: (id: number) => get(ExtraMailProposal, `${one(id)}/mail`),
  mail: (id: number, letter: MailExtra, key: string) =>
    post(ExtraWork, `${one(id)}/mail`, letter, keyed(key)),
  withdraw: (id: number, withdrawal: WithdrawExtra) => put(ExtraWork, `${one(id)}/withdrawal`, withdrawal),
  remove: (id: number, removal: RemoveExtra) => put(ExtraWork, `${one(id)}/removed`, removal),
}
