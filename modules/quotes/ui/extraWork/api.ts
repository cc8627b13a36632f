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

export const api = {
  of: (project: number) => get(ProjectExtraWork, `/api/projects/${project}/extra-work`),
  note: (project: number, extra: NewExtra, key: string) =>
    post(ExtraWork, `/api/projects/${project}/extra-work`, extra, keyed(key)),
  get: (id: number) => get(ExtraWork, `/api/extra-work/${id}`),
  change: (id: number, change: ExtraChange) => put(ExtraWork, `/api/extra-work/${id}`, change),
  correct: (id: number, correction: ExtraCorrection) =>
    put(ExtraWork, `/api/extra-work/${id}/correction`, correction),
  agree: (id: number, agreement: AgreeExtra) => put(ExtraWork, `/api/extra-work/${id}/agreement`, agreement),
  refuse: (id: number, refusal: RefuseExtra) => put(ExtraWork, `/api/extra-work/${id}/refusal`, refusal),
  takeBack: (id: number, seen: SeenExtra) => put(ExtraWork, `/api/extra-work/${id}/reopening`, seen),
  paper: (id: number, format: PaperFormat) => download(`/api/extra-work/${id}/paper/${format}`),
  mailProposal: (id: number) => get(ExtraMailProposal, `/api/extra-work/${id}/mail`),
  mail: (id: number, letter: MailExtra, key: string) =>
    post(ExtraWork, `/api/extra-work/${id}/mail`, letter, keyed(key)),
  withdraw: (id: number, withdrawal: WithdrawExtra) =>
    put(ExtraWork, `/api/extra-work/${id}/withdrawal`, withdrawal),
  remove: (id: number, removal: RemoveExtra) => put(ExtraWork, `/api/extra-work/${id}/removed`, removal),
}
