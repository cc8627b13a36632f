/** What was measured, to the quotation: for the office. */
export const measured = {
  title: "Naar de offerte",
  text: "Vink aan welke regels van offerte {{number}} de gemeten hoeveelheid krijgen. Dat wordt een nieuwe versie.",
  nothing: "Deze offerte heeft geen regels in m, m² of m³.",
  closed: {
    proposed: "Offerte {{number}} is nog een voorstel. Sla hem eerst op.",
    accepted: "Offerte {{number}} is geaccepteerd en blijft zoals hij is.",
    rejected: "Offerte {{number}} is afgewezen en blijft zoals hij is.",
  },
  waiting: "Er zijn maten die nog niet zijn verstuurd. Die tellen hier nog niet mee.",
  offered: "Offerte {{amount}}",
  found: "gemeten {{amount}}",
  same: "Dat klopt.",
  net: "zonder btw",
  of: "Gemeten",
  choose: "Kies wat u hebt gemeten",
  others: "Andere regels in m, m² of m³ ({{count}})",
  all: "Alle ruimten",
  what: {
    floor: "vloer",
    walls: "wanden",
    ceiling: "plafond",
    floorAndWalls: "vloer en wanden",
    ceilingAndWalls: "plafond en wanden",
    perimeter: "omtrek",
    skirting: "plinten",
    volume: "inhoud",
  },
  price: "De offerte gaat van {{before}} naar {{after}} met btw.",
  chooseFirst: "Vink eerst een regel aan.",
  takeNone: "Neem over",
  take_one: "Neem {{count}} regel over",
  take_other: "Neem {{count}} regels over",
  toQuotation: "Bekijk de offerte",
  taken_one: "{{count}} regel is overgenomen in versie {{version}} van offerte {{number}}.",
  taken_other: "{{count}} regels zijn overgenomen in versie {{version}} van offerte {{number}}.",
  undone: "Offerte {{number}} heeft weer de vorige hoeveelheden.",
}

export const measuredErrors = {
  roomsMeanwhile: "Er is intussen opnieuw opgemeten. Kijk de maten na en neem ze dan over.",
}
