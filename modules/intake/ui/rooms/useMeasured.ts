import { useMemo } from "react"
import { measuredRooms } from "../../rooms/measured.ts"
import { usePlans } from "../plan/usePlans.ts"
import { useRooms } from "./useRooms.ts"

/** Hook: all rooms of a project that were drawn or typed, as the server has them, and how many saves are on their way. */
export function useMeasured(project: number) {
  const typed = useRooms(project)
  const drawn = usePlans(project)
  const rooms = useMemo(() => measuredRooms(typed.known, drawn.known), [typed.known, drawn.known])
  return { rooms, waiting: typed.waiting + drawn.waiting }
}
