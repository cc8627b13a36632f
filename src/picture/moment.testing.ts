/** When it always is in the picture: Thursday 19 November 2026, 10:40 in Amsterdam. */
export const moment = new Date(process.env.PICTURE_MOMENT ?? "2026-11-19T09:40:00Z")
