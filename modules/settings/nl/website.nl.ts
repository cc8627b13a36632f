export const visible = {
  title: "Wat bezoekers zien",
  now: "Bezoekers zien nu",
  construction: "‘Website in aanbouw’.",
  pages: "uw website.",
  missing: "Dat blijft zo tot de bedrijfsnaam en het telefoonnummer zijn ingevuld, onder Bedrijf.",
  look: "Bekijk de website",
}

export const text = {
  title: "Teksten op de website",
  headline: "Kop van de homepage",
  headlineHint: "Eén zin, bijvoorbeeld wat u bouwt en waar",
  intro: "Inleiding",
  introHint: "Twee of drie zinnen onder de kop",
  serviceArea: "Werkgebied",
  serviceAreaHint: "Bijvoorbeeld een provincie of een paar gemeenten",
  story: "Het verhaal van uw bedrijf",
  storyHint: "Voor de pagina ‘Over ons’. Een lege regel begint een nieuwe alinea.",
  privacyText: "Uw eigen privacyverklaring",
  privacyTextHint:
    "Laat leeg voor de standaardtekst. Een regel die met # begint, wordt een kop. Regels die met - beginnen, worden een lijst.",
  termsText: "Uw eigen voorwaarden",
  termsTextHint:
    "Laat leeg voor de standaardtekst. Een regel die met # begint, wordt een kop. Regels die met - beginnen, worden een lijst.",
}

export const texts = {
  privacyText: "Privacyverklaring",
  termsText: "Algemene voorwaarden",
  standard: "Op de website staat nu de standaardtekst.",
  own: "Op de website staat nu uw eigen tekst.",
  look: "Bekijk {{page}}",
  useStandard: "Standaardtekst gebruiken",
}

export const hours = {
  title: "Openingstijden",
  intro: "Op de website staat ook of u nu open bent. U kunt tijden kort typen: 8 of 830.",
  day: {
    monday: "Maandag",
    tuesday: "Dinsdag",
    wednesday: "Woensdag",
    thursday: "Donderdag",
    friday: "Vrijdag",
    saturday: "Zaterdag",
    sunday: "Zondag",
  },
  open: "open",
  opens: "van",
  closes: "tot",
  closed: "Gesloten",
  copy: "Maandag kopiëren naar werkdagen",
  copied: "Dinsdag tot en met vrijdag zijn nu gelijk aan maandag.",
}

export const shares = {
  title: "Soorten werk",
  intro: "Hoeveel van uw werk het is. Op de pagina ‘Over ons’ staat het als een balk met tekst.",
  row: "Regel {{number}}",
  label: "Soort werk {{number}}",
  percent: "Aandeel {{number}}",
  remove: "{{label}} verwijderen",
  add: "Soort werk toevoegen",
  full: "Meer dan acht soorten passen er niet.",
  total: {
    whole: "Samen {{total}}%: dat klopt.",
    less: "Samen {{total}}%. Nog {{rest}}% te verdelen.",
    more: "Samen {{total}}%. Dat is {{rest}}% te veel.",
    unknown: "Vul overal een heel getal in.",
    none: "Geen regels: op de website staat er dan niets over.",
  },
}

export const owner = {
  title: "De eigenaar",
  intro: "Klanten weten graag met wie ze te maken krijgen.",
  name: "Naam",
  role: "Functie",
  roleHint: "Bijvoorbeeld eigenaar en uitvoerder",
  about: "Iets over uzelf",
}

export const links = {
  title: "Social media",
  intro: "Plak het adres van uw pagina, bijvoorbeeld facebook.com/uwbedrijf.",
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  youtube: "YouTube",
}

export const answerDays = {
  title: "Hoe snel u antwoordt",
  intro:
    "Dit belooft u wie een offerte aanvraagt: op de website, na het aanvragen, in de e-mail en op zijn eigen pagina.",
  call: "Gebeld na de aanvraag, binnen",
  visit: "Langsgekomen na het gesprek, binnen",
  quote: "Offerte verstuurd na het bezoek, binnen",
  unit: "werkdagen",
}

export const types = {
  typesNotOffered: {
    title: "Waarvoor men een offerte kan aanvragen",
    intro: "Wat u hier uitzet, verdwijnt van de website en uit het formulier. Eerdere aanvragen blijven.",
  },
  typesWithoutPrice: {
    title: "Prijsindicatie tijdens het aanvragen",
    intro:
      "Een bezoeker ziet na twee antwoorden tussen welke bedragen het werk waarschijnlijk uitkomt, op honderden afgerond en inclusief btw. Hier zet u dat per soort werk uit.",
  },
}

export const calculators = {
  title: "Rekenhulp",
  paintCoverage: "Rendement van verf",
  paintCoverageUnit: "m² per liter",
  paintCoverageHint: "Op de meeste blikken staat 8 tot 12.",
  paintCanLitres: "Inhoud van een blik verf",
  paintCanLitresUnit: "liter",
  wrong: {
    paintCoverage: "Vul een getal in van 1 tot en met 50.",
    paintCanLitres: "Vul een getal in van 0,1 tot en met 1000.",
  },
}
