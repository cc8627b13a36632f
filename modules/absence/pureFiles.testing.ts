/** Days and halves of days, and the rules of law on them: a screen counts as the server does. With what leave is called. */
export const pureFiles = ["leaveDays", "worker.nl", "workDays/pattern"]
