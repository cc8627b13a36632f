const hour = new Intl.DateTimeFormat("nl-NL", {
  hour: "numeric",
  hourCycle: "h23",
  timeZone: "Europe/Amsterdam",
})

/** On the clock in the Netherlands, wherever the device thinks it is. */
export function partOfDay(now: Date): "morning" | "afternoon" | "evening" {
  const passed = Number(hour.format(now).match(/\d+/)![0])
  if (passed < 12) return "morning"
  return passed < 18 ? "afternoon" : "evening"
}
