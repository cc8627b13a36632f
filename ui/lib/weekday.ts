const name = new Intl.DateTimeFormat("nl-NL", { weekday: "long", timeZone: "UTC" })

/** 'maandag' of 1, as the browser knows it. */
export const weekdayName = (weekday: number): string => name.format(Date.UTC(2026, 10, 22 + weekday))

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
