/** The office's Dutch of this part, and its errors. */
export const entries = {
  /** What was done to hours, in their history. */
  action: {
    added: "Met de hand ingevoerd",
    cut: "Ingekort: er lagen al andere uren",
    corrected: "Gecorrigeerd",
    forgotten: "'s Nachts afgesloten: de timer liep nog",
    removed: "Verwijderd",
    restored: "Teruggezet",
    approved: "Goedgekeurd",
    rejected: "Teruggestuurd",
    reopened: "Goedkeuring ingetrokken",
  },
  field: {
    start: "Begin",
    end: "Einde",
    kind: "Soort",
    project: "Project",
    breakMinutes: "Pauze in minuten",
    note: "Opmerking",
  },
  /** Asks who forgot to stop for the end. */
  forgotten: "U bent vergeten te stoppen op {{day}}{{project}}. Vul in hoe laat u klaar was.",
}

export const entriesErrors = {
  tooLate: "Dit is langer dan 31 dagen geleden en wordt niet meer aangenomen. Voer de uren met de hand in.",
  pauseBeforeStart: "De pauze ligt voor het begin. Er is niets gewijzigd.",
  startWhileAway: "Op dat moment staat verlof of ziekte ingevuld: {{other}}. Pas dat eerst aan.",
  putAway: "Deze uren zijn verwijderd. Zet ze eerst terug.",
  onlyOwnHours: "U kunt alleen uw eigen uren invoeren.",
  tooLongAgo: "Deze dag is te lang geleden. Vraag het kantoor om de uren in te voeren.",
  dayAhead: "Deze dag moet nog komen. Klopt de datum?",
  endBeforeStart: "Het einde ligt niet na het begin.",
  endAhead: "Het einde moet nog komen. Vul uren in die al gewerkt zijn.",
  tooLong: "Dit is langer dan 24 uur. Kloppen de tijden?",
  breakTooLong: "De pauze is langer dan de hele tijd.",
  overlap: "Deze uren vallen samen met andere: {{other}}.",
  rangeTooLong: "Kies hoogstens een jaar.",
  rangeReversed: "De eerste dag ligt na de laatste.",
}
