import type { Panel, StaffScreen } from "#ui/lib/screen.ts"

export const screens: StaffScreen[] = []

export const panels: Panel[] = []
