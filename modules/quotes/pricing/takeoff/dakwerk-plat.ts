import type { Takeoff } from "../takeoff.ts"

export const dakwerkPlat: Takeoff = () => []
