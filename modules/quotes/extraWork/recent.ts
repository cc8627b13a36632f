import type { ChangeKind, WayBack } from "#src/manifest/changes.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { ExtraRow } from "../table.ts"
import { type ExtraWorkService, isSlip } from "./service.ts"

/** What is told of extra work in the list of recent changes, and taken back there as long as nothing came after it. */
export function extraWorkChanges(extraWork: ExtraWorkService, clock: Clock): Record<string, ChangeKind> {
  const back =
    (stands: (row: ExtraRow) => boolean, verb: "takeBack" | "remove" | "restore"): WayBack =>
    ({ details }) => {
      const row = extraWork.known(Number(details.extra))
      if (!row || row.version !== details.version || !stands(row)) return undefined
      const { id, version } = row
      if (verb === "takeBack") return (by) => extraWork.takeBack(id, { version }, by)
      return (by) => extraWork.setRemoved(id, { version, removed: verb === "remove" }, by)
    }
  const undecided = ({ state, removedAt }: ExtraRow) => state === "proposed" && removedAt === null
  const slip = (row: ExtraRow) => isSlip(row, clock())
  const at = ({ extra }: Record<string, unknown>) => `/meerwerk/${extra}`
  const tells = ["number", "title"]
  return {
    "extraWork.extraNoted": { tells, at, back: back(undecided, "remove") },
    "extraWork.extraChanged": { tells, at },
    "extraWork.extraAgreed": {
      tells: [...tells, "amount", "by"],
      at,
      onCard: true,
      back: back(slip, "takeBack"),
    },
    "extraWork.extraRefused": { tells, at, onCard: true, back: back(() => true, "takeBack") },
    "extraWork.extraReopened": { tells, at },
    "extraWork.extraCorrected": { tells: [...tells, "was", "amount", "reason"], at, onCard: true },
    "extraWork.extraWithdrawn": {
      tells: [...tells, "reason"],
      at,
      onCard: true,
      back: back(slip, "takeBack"),
    },
    "extraWork.extraRemoved": { tells, back: back(({ removedAt }) => removedAt !== null, "restore") },
    "extraWork.extraRestored": { tells, at, back: back(({ removedAt }) => removedAt === null, "remove") },
    "extraWork.extraMailed": { tells: [...tells, "to"], at, onCard: true },
  }
}
