import { useMemo } from "react"
import { measuredRooms } from "../../rooms/measured.ts"
import { usePlans } from "../plan/usePlans.ts"
import { useRooms } from "./useRooms.ts"

/**
 * Hook: all rooms of a project that were drawn or typed, as the server has them, and how many saves are on their way.
 * None until both are known: a choice may be of either.
 */
export function useMeasured(project: number) {
  const typed = useRooms(project)
  const drawn = usePlans(project)
  const isRead = typed.read.data !== undefined && drawn.read.data !== undefined
  const rooms = useMemo(
    () => (isRead ? measuredRooms(typed.known, drawn.known) : []),
    [isRead, typed.known, drawn.known],
  )
  return { rooms, waiting: typed.waiting + drawn.waiting }
}
