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

/**
 * Hook: the same with what was measured on this device and is still to be sent. Where only one of both can be read, such
 * as without a connection, it is that.
 */
export function useMeasuredHere(project: number) {
  const typed = useRooms(project).read
  const drawn = usePlans(project).read
  const isWaiting = [typed, drawn].some(({ data, error }) => data === undefined && !error)
  const isUnknown = typed.data === undefined && drawn.data === undefined
  return {
    data: isWaiting || isUnknown ? undefined : measuredRooms(typed.data ?? [], drawn.data ?? []),
    error: typed.error ?? drawn.error,
    isValidating: typed.isValidating || drawn.isValidating,
    since: typed.since ?? drawn.since,
    mutate: () => Promise.all([typed.mutate(), drawn.mutate()]),
  }
}
