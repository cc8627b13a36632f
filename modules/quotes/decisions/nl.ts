/** The Dutch of sending a quotation, and what the client decided. */
export const decisions = {
  notices: {
    expiring_one: "Offerte {{number}} ({{project}}) verloopt binnen 5 dagen",
    expiring_other: "{{count}} offertes verlopen binnen 5 dagen",
    expired_one: "Offerte {{number}} ({{project}}) is verlopen zonder antwoord",
    expired_other: "{{count}} offertes zijn verlopen zonder antwoord",
    call: "Nabellen",
    noDeclaration_one: "Offerte {{number}}: 9% btw zonder verklaring van de klant",
    noDeclaration_other: "{{count}} geaccepteerde offertes met 9% btw zonder verklaring van de klant",
  },
}

export const decisionsErrors = {
  keepFirst: "Deze offerte is nog niet opgeslagen. Sla hem eerst op.",
  alreadyAccepted: "Deze offerte is al geaccepteerd.",
  alreadyRejected: "Deze offerte is al afgewezen.",
  sendFirst: "Deze versie is nog niet verstuurd. Verstuur hem eerst, of noteer dat u dat al deed.",
  alreadySent: "Deze versie is al verstuurd op {{day}}.",
  mailedToday: "Deze versie is vandaag al gemaild aan {{to}}.",
  outOfDate:
    "Deze versie was geldig tot en met {{day}}. Kies ‘Opnieuw uitbrengen’ en verstuur de nieuwe versie.",
  newerVersion: "Er is intussen een nieuwere versie: versie {{version}}. Bekijk die eerst.",
  unpricedLines: "Niet elke regel heeft een prijs ({{count}} nog niet). Vul die eerst in.",
  nothingToSend: "Het totaal van deze offerte is niet hoger dan € 0. Vul eerst regels met een prijs in.",
  mailOff:
    "E-mail is niet ingesteld. Er is niets verstuurd. U kunt wel noteren dat u de offerte zelf verstuurde.",
  pdfNotReady: "De pdf wordt nog gemaakt. Probeer het over een minuut opnieuw.",
  pdfFailed: "De pdf van deze versie is niet gemaakt. Laat de documenten opnieuw maken.",
  subjectMissing: "Vul een onderwerp in.",
  messageMissing: "Vul een bericht in.",
  sentInFuture: "Kies vandaag of een eerdere dag.",
  sentBeforeIssue: "Toen was deze versie er nog niet. Kies een latere dag.",
  nothingDecided: "Over deze offerte is nog niets besloten.",
  acceptedFirst: "De offerte bij deze aanvraag is geaccepteerd. Trek het akkoord eerst in.",
  givenByMissing: "Vul in wie de verklaring gaf.",
  declaredInFuture: "Kies vandaag of een eerdere dag.",
  builtInFuture: "Dit bouwjaar ligt in de toekomst.",
  notOlder: "Met dit bouwjaar is de woning nog geen 2 jaar oud.",
  proofFormat: "Kies een pdf of een foto (jpg of png).",
  proofNotFound: "Dit bewijs bestaat niet (meer).",
}
