/** Sending a quotation, what the client decided, offering it once more, and throwing a proposal away. */
export const deciding = {
  send: {
    action: "Versturen",
    again: "Nog eens versturen",
    title: "Offerte {{number}} versturen, versie {{version}}",
    to: "Aan",
    subject: "Onderwerp",
    message: "Bericht",
    blocked: "Deze versie kan nog niet naar de klant.",
    obstacle: {
      unpriced: "Niet elke regel heeft een prijs.",
      nothing: "Het totaal is niet hoger dan € 0.",
    },
    pdf: {
      ready: "De pdf is gereed.",
      waiting: "de pdf wordt nog gemaakt",
      failed: "de pdf is niet gemaakt",
    },
    noMail:
      "E-mail is nog niet ingesteld (Instellingen, tabblad E-mail), dus van hier kan niets worden gemaild. Stuur de pdf hieronder zelf, en kies daarna ‘Markeer als verstuurd’.",
    done: "Offerte verstuurd",
    doneTo: "{{number}} is onderweg naar {{to}}",
  },
  noted: {
    action: "Markeer als verstuurd",
    title: "Zelf verstuurd",
    text: "Versie {{version}} ging op een andere manier naar de klant. Daarna kan deze versie niet meer wijzigen.",
    conditions:
      "Gaf u ‘{{title}}’ ook mee? Algemene voorwaarden gelden alleen als de klant ze voor het akkoord heeft gekregen.",
    day: "Verstuurd op",
    hint: "Laat leeg voor vandaag, of vul in: dag-maand-jaar",
  },
  accept: {
    action: "Klant akkoord",
    done: "Offerte geaccepteerd. Het werk kan beginnen.",
    failed: "De offerte is niet geaccepteerd",
  },
  reject: {
    action: "Klant wijst af",
    title: "Offerte afgewezen",
    text: "Het project gaat uit het zicht. Dit kunt u terugdraaien.",
    reason: "Waarom?",
    hint: "Bijvoorbeeld: te duur, of een ander bedrijf gekozen.",
    done: "Offerte afgewezen",
  },
  takeBack: { action: "Terugdraaien", done: "Teruggedraaid", failed: "Terugdraaien lukte niet" },
  copy: {
    action: "Dupliceren",
    title: "Offerte {{number}} dupliceren",
    text: "Er komt een nieuw project met een nieuwe offerte: een concept met dezelfde regels. De prijzen zijn die van de offerte die u kopieert; de datum is die van vandaag.",
    elsewhere:
      "Bij een andere klant gaan adres, omschrijving, bouwjaar en verlegde btw niet mee. Kijk daarom het btw-tarief na.",
    ownTexts: "De teksten hebt u zelf geschreven en gaan mee zoals ze zijn. Kijk namen en datums erin na.",
    project: "Naam van het nieuwe project",
    name: "{{project}} (kopie)",
    done: "Offerte {{from}} is gedupliceerd: dit is {{number}}",
    undone: "De kopie is gearchiveerd",
    undoFailed: "De kopie is niet gearchiveerd",
  },
  discard: {
    action: "Verwijderen",
    title: "Voorstel verwijderen?",
    text: "Het voorstel voor ‘{{project}}’ verdwijnt. Dit kan niet terug.",
    done: "Voorstel verwijderd",
  },
}
