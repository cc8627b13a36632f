/** Days and halves of days, and the rules of law on them: a screen counts as the server does. */
export const pureFiles = ["leaveDays", "workDays/pattern"]
