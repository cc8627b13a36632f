import type { Takeoff } from "../takeoff.ts"

export const opbouw: Takeoff = () => []
