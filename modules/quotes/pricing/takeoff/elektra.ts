import type { Takeoff } from "../takeoff.ts"

export const elektra: Takeoff = () => []
