/** Minutes as hours and minutes: '7:30', '0:05', '40:00'. */
export const clockHours = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`
