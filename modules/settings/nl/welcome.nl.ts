export const welcome = {
  title: "Eerste start",
  screen: "Stap {{number}} van {{count}} – {{name}} – Eerste start",
  progress: "Stap {{number}} van {{count}}",
  next: "Volgende",
  back: "Vorige",
  later: "Later",
  company: {
    name: "Bedrijf",
    title: "Welkom! Hoe heet uw bedrijf?",
    intro:
      "Deze gegevens komen op uw website, offertes en andere documenten. U kunt alles later nog wijzigen.",
  },
  logo: {
    name: "Logo",
    title: "Uw logo",
    intro:
      "Het logo komt boven aan de website en op uw documenten. Hebt u er nog geen? Ga dan gewoon verder.",
  },
  hours: {
    name: "Openingstijden",
    title: "Wanneer bent u bereikbaar?",
    intro: "Klopt dit al? Ga dan verder.",
  },
  prices: {
    name: "Tarieven",
    title: "Wat rekent u per uur?",
    intro:
      "Hiermee rekenen we elke offerte en de prijsindicatie op uw website. Klopt dit al? Ga dan verder. Later past u alles aan bij ‘Normen en tarieven’.",
  },
  payment: {
    name: "Betaling",
    title: "Hoe betalen uw klanten?",
    intro:
      "Dit staat op elke offerte. Klopt dit al? Ga dan verder. Later past u het aan bij Instellingen, Offertes; daar voegt u ook uw algemene voorwaarden toe.",
  },
  website: {
    name: "Website",
    title: "Wat vertelt u bezoekers?",
    intro: "Wat u leeg laat, staat niet op de website.",
  },
  done: {
    name: "Gereed",
    title: "Klaar om te beginnen",
    site: "Uw website",
    open: "Dit kunt u nog aanvullen:",
    further: "En nu verder",
    people: "Collega’s toevoegen",
    peopleText: "Iedereen krijgt een eigen account, zodat u ziet wie wat heeft gedaan.",
    project: "Eerste project maken",
    projectText: "Of haal klanten en lopende projecten binnen uit een lijst.",
    quote: "Een offerte proberen",
    quoteText: "Loop de vragen door zoals een klant dat doet; daarna zijn de documenten gereed.",
    dashboard: "Naar Vandaag",
  },
}
