import type { User } from "#modules/access/schema.ts"
import type { Measurable, Measured, MeasuredLine } from "#modules/quotes/measured/service.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { conflict } from "#src/shared/errors.ts"
import type { Plans } from "../plan/service.ts"
import { guessOf } from "./guess.ts"
import { type MeasuredRoom, measuredRooms } from "./measured.ts"
import { chosenRooms, type quantitiesIn, quantityOf } from "./quantities.ts"
import type {
  Choice,
  MeasuredOffer,
  MeasuredPreview,
  OfferedLine,
  PutBack,
  TakeMeasured,
  TakenVersion,
} from "./schema.ts"
import { measuredSource } from "./server.nl.ts"
import type { Rooms } from "./service.ts"

export type RoomOffer = ReturnType<typeof createRoomOffer>

/** From what was measured to the quantities of the project's quotation. */
export function createRoomOffer({
  rooms,
  plans,
  measured,
}: {
  rooms: Rooms
  plans: Plans
  measured: Measured
}) {
  const knownOf = (projectId: number) => measuredRooms(rooms.list(projectId), plans.list(projectId))

  function lineOf(choice: Choice, known: readonly MeasuredRoom[]): MeasuredLine {
    const { line, of, what } = choice
    const quantity = quantityOf(known, of, what)
    if (quantity === undefined || quantity <= 0) throw conflict("intake.roomsMeanwhile")
    const chosen = chosenRooms(known, of)
    const last = chosen
      .map(({ at }) => at)
      .toSorted()
      .at(-1)!
    return { line, quantity, source: measuredSource(what, chosen, dayOf(new Date(last))) }
  }

  return {
    of(projectId: number): MeasuredOffer {
      const quotation = measured.of(projectId)
      if (!quotation) return { quotation: null }
      const known = knownOf(projectId)
      const { id, number, version, state } = quotation
      const closed = state === "concept" || state === "sent" ? null : state
      return {
        quotation: {
          id,
          number,
          version,
          closed,
          draft: state === "concept",
          lines: quotation.lines.map((line) => offered(line, known)),
        },
      }
    },
    preview(projectId: number, choices: readonly Choice[]): MeasuredPreview {
      const known = knownOf(projectId)
      const lines = choices.map((choice) => lineOf(choice, known))
      const { before, after, lines: priced } = measured.preview(projectId, lines)
      return {
        before: before / 100,
        after: after / 100,
        lines: priced.map(({ line, before, after }) => ({
          ...{ line, before: before / 100, after: after / 100 },
          quantity: lines.find((one) => one.line === line)!.quantity,
        })),
      }
    },
    take(projectId: number, { base, choices }: TakeMeasured, by: User): TakenVersion {
      const known = knownOf(projectId)
      const lines = choices.map(({ quantity, ...choice }) => {
        const line = lineOf(choice, known)
        if (line.quantity !== quantity) throw conflict("intake.roomsMeanwhile")
        return line
      })
      return taken(projectId, measured.take(projectId, base, lines, by))
    },
    putBack: (projectId: number, { base, to }: PutBack, by: User): TakenVersion =>
      taken(projectId, measured.putBack(projectId, base, to, by)),
  }

  function taken(projectId: number, version: number): TakenVersion {
    return { quotationId: measured.of(projectId)!.id, version }
  }
}

function offered(
  { id, description, quantity, unit, quantitySource }: Measurable["lines"][number],
  rooms: readonly MeasuredRoom[],
): OfferedLine {
  const line = { description, source: quantitySource.text, unit: unit as keyof typeof quantitiesIn }
  return { id, ...line, quantity, guess: guessOf(line, rooms) }
}
