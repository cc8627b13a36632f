import { accounts, newAccount } from "./nl/accounts.nl.ts"
import { closed } from "./nl/closed.nl.ts"
import { mail } from "./nl/mail.nl.ts"
import { answerDays, hours, links, owner, shares, text, texts, types, visible } from "./nl/website.nl.ts"
import { welcome } from "./nl/welcome.nl.ts"

export const settings = {
  errors: {
    nameMissing: "Vul de naam van uw bedrijf in.",
    kvkWrong: "Een KvK-nummer heeft 8 cijfers.",
    btwIdWrong: "Dit btw-id klopt niet. Bijvoorbeeld NL002455799B11.",
    ibanWrong: "Dit IBAN klopt niet. Bijvoorbeeld NL91 ABNA 0417 1643 00.",
    hoursWrong: "De sluitingstijd moet na de openingstijd liggen.",
    closedEndsFirst: "De laatste dag ligt vóór de eerste dag.",
    closedTwice: "Deze dagen vallen samen met een andere periode. Maak er één van, of kies andere dagen.",
    closedAlways:
      "Zo blijven er in een jaar minder dan 20 werkdagen over. Maak de periode korter, anders is er niets te plannen.",
    sharesWrong: "De aandelen zijn samen geen 100%. Pas ze aan, of verwijder alle regels.",
    nothingOffered: "Zet minstens één soort werk aan, anders kan niemand een offerte aanvragen.",
    linkWrong: "Dit is geen webadres. Bijvoorbeeld facebook.com/uwbedrijf.",
    pictureKind: "Zeg erbij of dit het logo of de foto van de eigenaar is.",
    pictureGone: "Deze afbeelding is er niet meer. Kies de afbeelding opnieuw.",
    notFound: "Deze afbeelding is er niet (meer).",
    starting: "De server start nog. Probeer het over een paar tellen weer.",
    databaseSilent: "De database antwoordt niet. Vraag wie de server beheert om te kijken.",
    mailNotFound: "Deze e-mail is er niet (meer).",
    mailSent: "Deze e-mail is al verstuurd.",
    mailOff: "E-mail is niet ingesteld. Er is niets verstuurd.",
  },
  /** As they ship; the owner may call them otherwise. */
  work: {
    renovation: "Renovatie",
    maintenance: "Onderhoud",
    extension: "Aan- & Opbouw",
    newBuild: "Nieuwbouw",
  },
  screen: {
    back: "Terug naar Vandaag",
    tabs: "Onderdelen van de instellingen",
    tab: {
      company: "Bedrijf",
      website: "Website",
      texts: "Teksten",
      offers: "Offertes",
      hours: "Uren",
      security: "Beveiliging",
    },
  },
  company: {
    title: "Bedrijfsgegevens",
    intro:
      "Deze gegevens staan op offertes en andere documenten, en op de website. Wat u leeg laat, blijft daar weg.",
    readOnly: "Alleen de eigenaar kan deze gegevens wijzigen.",
    empty: "Niet ingevuld",
    hidden: "Zonder bedrijfsnaam en telefoonnummer zien bezoekers ‘Website in aanbouw’.",
    welcome: "Alles stap voor stap invullen",
    field: {
      companyName: "Bedrijfsnaam",
      contactEmail: "E-mailadres",
      phone: "Telefoon",
      address: "Adres",
      kvk: "KvK-nummer",
      btwId: "Btw-id",
      iban: "IBAN",
    },
    hint: {
      address: "Straat en huisnummer, en op de volgende regel postcode en plaats",
      kvk: "8 cijfers",
      btwId: "Bijvoorbeeld NL002455799B11",
      opensSite: "Nodig om de website te openen",
      iban: "Hierop betalen klanten, bijvoorbeeld NL91 ABNA 0417 1643 00",
    },
    wrong: {
      companyName: "Vul een naam in van hooguit 120 tekens, op één regel.",
      contactEmail: "Vul een e-mailadres in zoals naam@voorbeeld.nl.",
      phone: "Vul een telefoonnummer in van minstens 8 cijfers, zoals 0111 41 23 45.",
      address: "Vul een adres in van hooguit 300 tekens.",
      kvk: "Een KvK-nummer heeft 8 cijfers.",
      btwId: "Vul een btw-id in zoals NL002455799B11.",
      iban: "Vul een IBAN in zoals NL91 ABNA 0417 1643 00.",
    },
    saved: "Instellingen opgeslagen",
    failed: "Fout bij opslaan",
    failedText: "Er ging iets mis bij het opslaan van uw instellingen.",
  },
  picture: {
    logo: "Logo",
    logoHint:
      "Voor de website en de documenten. PNG, JPG of WebP, hooguit 5 MB. Een doorzichtige achtergrond blijft doorzichtig.",
    logoAlt: "Het logo van uw bedrijf",
    logoRemove: "Logo verwijderen",
    ownerPhoto: "Foto",
    ownerPhotoHint: "Liefst een foto waarop u recht in de camera kijkt. JPG, PNG of WebP, hooguit 5 MB.",
    ownerPhotoAlt: "De foto die bezoekers zien",
    ownerPhotoRemove: "Foto verwijderen",
    sending: "Wordt verstuurd…",
  },
  visible,
  switch: {
    underConstruction: {
      label: "Website in aanbouw",
      on: "Bezoekers zien in plaats van uw pagina’s alleen hoe ze u kunnen bereiken. Een offerte aanvragen kan wel.",
      off: "Bezoekers zien uw pagina’s.",
    },
    showTestimonials: {
      label: "Beoordelingen tonen",
      on: "Beoordelingen van klanten staan op de homepage, zodra die er zijn.",
      off: "Er staan geen beoordelingen op de homepage.",
    },
    autoGpsStart: {
      label: "Uren vanzelf laten beginnen",
      on: "Wie zich 50 meter verplaatst, begint met zijn standaardproject. Ieder zet dit op zijn eigen toestel uit als hij dat wil.",
      off: "Uren beginnen alleen als iemand op start drukt, of het op zijn eigen toestel aanzet.",
    },
    gpsTrails: {
      label: "Routes van medewerkers laten zien",
      on: "Eigenaar en beheerders zien ook de route van een werkdag. Uw medewerkers krijgen de uitleg opnieuw te lezen.",
      off: "Eigenaar en beheerders zien alleen waar iemand begon en stopte. Een route ziet alleen de medewerker zelf.",
    },
    realEstateRecords: {
      label: "Inkoopfacturen 10 jaar bewaren",
      on: "Nieuwe inkoopfacturen horen bij onroerend goed en blijven 10 jaar bewaard, tenzij u bij een factuur anders kiest.",
      off: "Inkoopfacturen blijven 7 jaar bewaard. Bij een factuur voor onroerend goed kiest u zelf 10 jaar.",
    },
  },
  timeKeeping: {
    title: "Urenregistratie",
    intro:
      "Zo houden uw medewerkers hun uren bij. Wie geen GPS wil of kan gebruiken, kan altijd uren invoeren.",
    mode: "Hoe worden uren bijgehouden?",
    modes: {
      gps_automatisch: "Met GPS",
      handmatig: "Met de hand",
      mixed: "Allebei",
    },
    modeHints: {
      gps_automatisch: "Een uur begint met een plek. De app stelt het project voor waar iemand is.",
      handmatig: "De app vraagt nooit om een plek. Medewerkers starten zelf of vullen hun uren in.",
      mixed: "De app gebruikt de plek als die er is, en werkt ook zonder.",
    },
    privacy: "Lees wat er met plekken gebeurt, met de tekst voor uw DPIA",
  },
  text,
  texts,
  hours,
  shares,
  owner,
  links,
  answerDays,
  types,
  closed,
  wrong: {
    time: "Vul een tijd in als 08:30.",
    shareLabel: "Geef dit soort werk een naam van hooguit 60 tekens.",
    percent: "Vul een heel getal in van 0 tot en met 100.",
    days: "Vul een heel getal in van 1 tot en met 60.",
    closedDay: "Vul een datum in als 20-07-2027, tussen 2000 en 2100.",
    closedName: "Kies een naam van hooguit 60 tekens.",
    text: "Deze tekst is te lang, of er staan tekens in die niet kunnen.",
  },
  welcome,
  accounts,
  newAccount,
  mail,
  agents: {
    name: {
      mail: "E-mail versturen",
      upkeep: "Onderhoud en opruimen",
      server: "Reactie van de server",
    },
    longestWait: "Langste wachttijd vandaag: {{ms}} ms",
    failure: {
      diskFull: "De schijf van de server is vol.",
      inJournal: "Het ging mis. In het journaal van de server staat waarom.",
    },
  },
  /** On the start screen. */
  did: {
    saved: "Instellingen gewijzigd",
    accountAdded: "Account gemaakt",
    passwordSet: "Wachtwoord gewijzigd",
    mailAgain: "E-mail opnieuw verstuurd",
    mailCancelled: "E-mail ingetrokken",
  },
}
