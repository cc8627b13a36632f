/** What quotations are begun from. */
export const templates = {
  title: "Sjablonen",
  back: "Terug naar offertes",
  text: "Wat u vaker aanbiedt. Een nieuwe offerte begint met de regels van het sjabloon, tegen de prijzen van dat moment.",
  list: "Sjablonen, op naam",
  facts_one: "{{count}} regel",
  facts_other: "{{count}} regels",
  withTexts: "met eigen teksten",
  offer: "Offerte maken",
  rename: "Naam wijzigen",
  renameTitle: "Sjabloon hernoemen",
  renamed: "Sjabloon hernoemd",
  remove: "Verwijderen",
  removed: "Sjabloon ‘{{name}}’ is verwijderd",
  restoreFailed: "Het sjabloon is niet teruggezet",
  failed: "Het sjabloon is niet verwijderd",
  empty: "Nog geen sjablonen",
  emptyText: "Open een offerte die u vaker maakt en kies ‘Opslaan als sjabloon’.",
  toQuotations: "Naar de offertes",
  keep: {
    action: "Opslaan als sjabloon",
    title: "Offerte {{number}} opslaan als sjabloon",
    text: "Regels, hoeveelheden, eigen prijzen, uitgangspunten en soort werk gaan mee. Klant, adres, bouwjaar en datums niet.",
    name: "Naam van het sjabloon",
    texts: "Ook de zelf geschreven teksten",
    textsHint: "Zonder de alinea’s waarin de klant, het adres, een datum of een offertenummer staat.",
    done: "Sjabloon ‘{{name}}’ is opgeslagen",
    undone: "Het sjabloon is verwijderd",
  },
  from: {
    label: "Vanaf sjabloon",
    none: "Zonder sjabloon",
    done: "Ingevuld vanaf sjabloon ‘{{name}}’, met de prijzen van vandaag.",
    byHand_one:
      "Van {{count}} regel bestaat de norm niet meer: {{lines}}. Die staat er nu als eigen regel, met de laatste prijs.",
    byHand_other:
      "Van {{count}} regels bestaat de norm niet meer: {{lines}}. Die staan er nu als eigen regels, met hun laatste prijs.",
    taken: "Hieronder staat al iets. Wilt u dat vervangen door sjabloon ‘{{name}}’?",
    replace: "Vervangen door sjabloon",
  },
}

export const templatesErrors = {
  templateNotFound: "Dit sjabloon bestaat niet (meer).",
  templateNameMissing: "Vul een naam in.",
  templateNameTooLong: "De naam van een sjabloon heeft hooguit 80 tekens.",
  templateNameTaken: "Er is al een sjabloon met deze naam. Kies een andere naam.",
  templateNameReused: "Er is intussen een ander sjabloon met deze naam.",
  templateRenamed: "Iemand heeft dit sjabloon intussen hernoemd in ‘{{name}}’.",
  templatesFull: "Er zijn al {{most}} sjablonen. Verwijder er eerst een die u niet meer gebruikt.",
  templateEmpty: "Deze offerte heeft nog geen regels om op te slaan.",
  templateNamesClient:
    "De regel ‘{{line}}’ noemt de klant of zijn adres. Pas die regel eerst aan, of dupliceer de offerte en pas hem daar aan.",
}
