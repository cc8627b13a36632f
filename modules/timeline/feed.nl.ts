/** Words in the calendar that somebody follows. */
export const feedWords = {
  planning: (of: string) => `Planning ${of}`,
  mates: (names: string) => `Ploeg: ${names}`,
  fileName: "planning.ics",
}
