import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { User } from "#modules/access/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Changes } from "../changes.ts"
import type { Costs } from "../schema.ts"
import type {
  CancelCommitment,
  Commitment,
  CommitmentChange,
  NewCommitment,
  SettleCommitment,
} from "./schema.ts"
import type { Commitments } from "./service.ts"

/** What the office orders by hand for a project that may be changed; each tells how its costs stand then. */
export function createOrdering({
  db,
  replays,
  commitments,
  changes,
  costs,
}: {
  db: Db
  replays: Replays
  commitments: Commitments
  changes: Changes
  costs: (id: number, viewer: User) => Costs
}) {
  const changing = (projectId: number, by: User, change: (id: number) => void): Costs =>
    write(db, () => {
      change(changes.changeable(projectId).id)
      return costs(projectId, by)
    })

  return {
    orders: (projectId: number): Commitment[] => commitments.of(changes.find(projectId).id),
    order(projectId: number, order: NewCommitment, key: string | null, by: User): Costs {
      replays.once<true>("projects.order", key, { projectId, order }, () => {
        commitments.commit(changes.changeable(projectId).id, order, by)
        return true
      })
      return costs(projectId, by)
    },
    changeOrder: (projectId: number, id: number, change: CommitmentChange, by: User): Costs =>
      changing(projectId, by, (project) => commitments.change(project, id, change, by)),
    settleOrder: (projectId: number, id: number, change: SettleCommitment, by: User): Costs =>
      changing(projectId, by, (project) => commitments.settle(project, id, change, by)),
    cancelOrder: (projectId: number, id: number, change: CancelCommitment, by: User): Costs =>
      changing(projectId, by, (project) => commitments.cancel(project, id, change, by)),
  }
}
