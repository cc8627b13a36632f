import * as z from "zod/mini"
import { get, post, put } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import {
  type CancelCommitment,
  Commitment,
  type CommitmentChange,
  type NewCommitment,
  type SettleCommitment,
} from "../../commitments/schema.ts"
import { Costs } from "../../schema.ts"

export const api = {
  of: (project: number) => get(z.array(Commitment), `/api/projects/${project}/commitments`),
  add: (project: number, order: NewCommitment, key: string) =>
    post(Costs, `/api/projects/${project}/commitments`, order, keyed(key)),
  change: (project: number, id: number, change: CommitmentChange) =>
    put(Costs, `/api/projects/${project}/commitments/${id}`, change),
  settle: (project: number, id: number, change: SettleCommitment) =>
    put(Costs, `/api/projects/${project}/commitments/${id}/settled`, change),
  cancel: (project: number, id: number, change: CancelCommitment) =>
    put(Costs, `/api/projects/${project}/commitments/${id}/cancelled`, change),
}
