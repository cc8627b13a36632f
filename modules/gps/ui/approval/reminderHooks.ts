import { usePolled } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { Reminder } from "../../approval/schema.ts"
import { api } from "./api.ts"

const remindersPath = "/api/hours-approval/reminders"
const forNewOnes = 60_000

export const useReminders = () => usePolled<Reminder[]>(remindersPath, api.reminders, forNewOnes)
export const useReminderDone = () => useAction(api.reminderDone, { refreshes: remindersPath })
