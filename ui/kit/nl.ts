/** Texts of the kit itself, loaded by every page. */
export const kit = {
  action: { close: "Sluiten", retry: "Opnieuw proberen", busy: "Bezig…" },
  field: {
    optional: "(optioneel)",
    error: "Fout: ",
    dateHint: "dag-maand-jaar, bijvoorbeeld 05-11-2026",
    characters_one: "Nog {{count}} teken",
    characters_other: "Nog {{count}} tekens",
    tooLong_one: "{{count}} teken te veel",
    tooLong_other: "{{count}} tekens te veel",
  },
  password: {
    show: "Toon",
    hide: "Verberg",
    what: "wachtwoord",
    shown: "Uw wachtwoord is zichtbaar",
    capsLock: "Let op: Caps Lock staat aan.",
  },
  loading: { now: "Bezig met laden…", long: "Dit duurt langer dan normaal." },
  failed: { title: "Dit kon niet worden geladen", stale: "Hieronder staat wat er om {{time}} bekend was." },
  errors: {
    network: "Geen verbinding met de server. Controleer uw internet en probeer het opnieuw.",
    timeout: "Het duurde te lang. Probeer het opnieuw.",
    server: "Er ging iets mis op de server. Probeer het later opnieuw.",
    badReply: "De server gaf een antwoord dat we niet begrijpen. Vernieuw de pagina en probeer het opnieuw.",
  },
  crash: {
    title: "Er ging iets mis",
    text: "Dit scherm kon niet worden getoond. Wat u had ingevuld en bewaard, is niet weg.",
    reload: "Pagina vernieuwen",
  },
  toast: { label: "Melding", close: "Melding sluiten", region: "Meldingen ({hotkey})" },
  chart: { asTable: "Toon als tabel" },
  stepper: { label: "Voortgang", done: "klaar" },
  status: {
    project: { planned: "Gepland", active: "Actief", completed: "Voltooid", delayed: "Vertraagd" },
    request: { pending: "In Behandeling", completed: "Documenten Gereed", failed: "Documenten mislukt" },
    disposition: { rejected: "Afgewezen", archived: "Gearchiveerd", spam: "Spam" },
  },
}
