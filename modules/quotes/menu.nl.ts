/** What the office reads of it before it opens a screen of it. */
export const quotes = {
  tiles: {
    quote: {
      title: "Nieuwe offerte",
      text: "Het formulier van de website invullen, ook aan de telefoon",
      count_one: "{{count}} deze week",
      count_other: "{{count}} deze week",
    },
    requests: {
      title: "Offerte-aanvragen",
      text: "Wat bezoekers vroegen, met de zes documenten",
      count_one: "{{count}} open",
      count_other: "{{count}} open",
    },
  },
  starts: { quote: "Nieuwe offerte" },
  requests: { menu: "Aanvragen" },
  overview: { menu: "Offertes" },
  priceBook: { screen: { title: "Normen en tarieven" } },
  notices: {
    open_one: "{{count}} aanvraag wacht op u",
    open_other: "{{count}} aanvragen wachten op u",
    openAction: "Antwoorden",
    appointment_one: "Vandaag {{time}} afspraak bij {{name}}",
    appointment_other: "Vandaag {{count}} afspraken, de eerste om {{time}} bij {{name}}",
    added_one: "Een klant heeft zijn aanvraag aangevuld",
    added_other: "{{count}} klanten hebben hun aanvraag aangevuld",
    extraBegun_one: "Meerwerk op {{project}} is nog niet akkoord",
    extraBegun_other: "{{count}} stuks meerwerk zijn nog niet akkoord",
    documentsFailed_one: "De documenten van {{reference}} zijn niet gemaakt",
    documentsFailed_other: "Van {{count}} aanvragen zijn de documenten niet gemaakt",
  },
  decisions: {
    notices: {
      expiring_one: "Offerte {{number}} ({{project}}) verloopt binnen 5 dagen",
      expiring_other: "{{count}} offertes verlopen binnen 5 dagen",
      expired_one: "Offerte {{number}} ({{project}}) is verlopen zonder antwoord",
      expired_other: "{{count}} offertes zijn verlopen zonder antwoord",
      call: "Nabellen",
      noDeclaration_one: "Offerte {{number}}: 9% btw zonder verklaring van de klant",
      noDeclaration_other: "{{count}} geaccepteerde offertes met 9% btw zonder verklaring van de klant",
    },
  },
}
