/** Minutes as hours and minutes: '7:30', '0:05', '40:00', '-1:30' of what was taken back. */
export function clockHours(minutes: number): string {
  const size = Math.abs(minutes)
  const sign = minutes < 0 ? "-" : ""
  return `${sign}${Math.floor(size / 60)}:${String(size % 60).padStart(2, "0")}`
}

/** The same of hours that were booked as a quantity: 207.317 is '207:19'. */
export const clockOfHours = (hours: number): string => clockHours(Math.round(hours * 60))
