import type { Takeoff } from "../takeoff.ts"

export const dakwerkHellend: Takeoff = () => []
