export const dashboard = {
  title: "Dashboard",
  hello: {
    morning: "Goedemorgen, {{name}}",
    afternoon: "Goedemiddag, {{name}}",
    evening: "Goedenavond, {{name}}",
  },
  updated: "Bijgewerkt {{time}}",
  refresh: "Vernieuwen",
  stats: {
    label: "Projecten in cijfers",
    total: "Totaal projecten",
    active: "Actieve projecten",
    completed: "Voltooide projecten",
    revenue: "Totale omzet",
    revenueHint: "Geschat, incl. btw",
    leads_one: "waarvan {{count}} offerte",
    leads_other: "waarvan {{count}} offerte",
    openOffers: "incl. btw, {{amount}} in offertes open",
    delayed_one: "{{count}} vertraagd",
    delayed_other: "{{count}} vertraagd",
  },
  tiles: {
    label: "Onderdelen",
  },
  recent: {
    title: "Recente activiteit",
    all: "Alle projecten",
    progress: "{{percent}}% gereed",
  },
  status: {
    title: "Systeemstatus",
    database: "Database",
    measured: "Laatst om {{time}}",
    measuredOn: "Laatst op {{day}} om {{time}}",
    state: {
      ok: "Online",
      busy: "Bezig",
      failing: "Storing",
      off: "Niet ingesteld",
      unknown: "Onbekend",
    },
  },
}
