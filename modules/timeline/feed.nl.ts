/** Words in the calendar that somebody follows. */
export const feedWords = {
  planning: (of: string) => `Planning ${of}`,
  mates: (names: string) => `Ploeg: ${names}`,
  away: (name: string) => `${name} afwezig`,
  leave: {
    vacation: "Vakantie",
    special: "Bijzonder verlof",
    unpaid: "Onbetaald verlof",
    school: "School of cursus",
  },
  fileName: "planning.ics",
}
