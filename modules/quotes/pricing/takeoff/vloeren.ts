import type { Takeoff } from "../takeoff.ts"

export const vloeren: Takeoff = () => []
