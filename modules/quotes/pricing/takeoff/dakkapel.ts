import type { Takeoff } from "../takeoff.ts"

export const dakkapel: Takeoff = () => []
