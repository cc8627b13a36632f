export const dashboard = {
  start: {
    title: "Snel beginnen",
  },
  status: {
    title: "Systeemstatus",
    database: "Database",
    measured: "Laatst om {{time}}",
    measuredOn: "Laatst op {{day}} om {{time}}",
    waiting_one: "{{count}} wacht",
    waiting_other: "{{count}} wachten",
    state: {
      ok: "Online",
      busy: "Bezig",
      failing: "Storing",
      off: "Niet ingesteld",
      unknown: "Onbekend",
    },
  },
  figures: {
    back: "Terug naar Vandaag",
    periodLabel: "Periode",
    period: {
      "12": "Laatste 12 maanden",
      year: "Dit jaar",
      lastYear: "Vorig jaar",
    },
    range: "{{from}} tot en met {{to}}. Bedragen zijn zonder btw.",
    revenue: {
      title: "Omzet per maand",
      caption: "De aanneemsom van projecten die in de maand voltooid zijn.",
      total: "Samen {{amount}}",
      none: "In deze periode is geen project voltooid.",
    },
    margins: {
      title: "Marge per project",
      caption:
        "Aanneemsom min de kosten die tot nu toe geboekt zijn, ongeacht de periode. De kleinste marge staat bovenaan.",
      costs: "Kosten",
      margin: "Marge",
      over: "Boven de aanneemsom",
      none: "Er is nog geen project met een prijs zonder btw en geboekte kosten.",
      ownerOnly_one:
        "De marge van {{count}} project met goedgekeurde uren ziet alleen de eigenaar, omdat daaruit af te leiden is wat een collega per uur kost.",
      ownerOnly_other:
        "De marge van {{count}} projecten met goedgekeurde uren ziet alleen de eigenaar, omdat daaruit af te leiden is wat een collega per uur kost.",
      more_one: "En nog {{count}} project, in de tabel.",
      more_other: "En nog {{count}} projecten, in de tabel.",
    },
    hours: {
      title: "Uren per project",
      caption: "Uren die in deze periode geboekt zijn.",
      total: "Samen {{hours}} goedgekeurd of geboekt",
      none: "In deze periode zijn geen uren geboekt.",
    },
    quotes: {
      title: "Offertes gewonnen en verloren",
      caption:
        "Naar de maand van de aanvraag of de offerte. Gewonnen: geaccepteerd, of het werk is begonnen. Verloren: afgewezen, verlopen of gearchiveerd.",
      won: "Gewonnen",
      lost: "Verloren",
      open: "Open",
      none: "In deze periode kwamen geen aanvragen binnen en zijn geen offertes gemaakt.",
      value: "Gewonnen: {{amount}}",
      wonAmount: "Waarde gewonnen",
      rate: "{{percent}}% van de besliste offertes gewonnen.",
      text: "{{won}} / {{lost}} / {{open}}",
    },
    tableOf: "Tabel bij {{title}}",
    table: {
      month: "Maand",
      project: "Project",
      amount: "Bedrag",
      projects: "Projecten",
      net: "Aanneemsom",
      costs: "Kosten",
      margin: "Marge",
      percent: "Marge %",
      hours: "Uren",
    },
  },
}
