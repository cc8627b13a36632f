import type { StaffScreen } from "./lib/screen.ts"

/** The site map of the office: every module's screens, in the order of the modules. */
export const screens: StaffScreen[] = []
