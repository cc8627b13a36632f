/** The clauses of the quotation, in plain Dutch; what rests on law names the article of the Burgerlijk Wetboek. */
export const offer = {
  intro: (tasks: string) =>
    `Hartelijk dank voor uw aanvraag. Op grond van uw antwoorden bieden wij u aan: ${tasks}. Hieronder leest u wat wij doen, wat het kost en wat wij met elkaar afspreken.`,
  /** Nobody asked for it on the site. */
  introUnasked: (tasks: string) =>
    `Graag bieden wij u aan: ${tasks}. Hieronder leest u wat wij doen, wat het kost en wat wij met elkaar afspreken.`,
  replaces: "Deze versie komt in de plaats van de eerdere.",
  notSurveyed:
    "Wij hebben het werk nog niet ter plaatse opgenomen. De prijs is daarom een richtprijs; na de opname bevestigen wij hem of krijgt u een nieuwe versie.",
  box: {
    kind: "Soort prijs",
    guidePrice: "Richtprijs",
    start: "Voorgestelde start",
    /** Nobody said when, so nobody promises a day. */
    agreed: "In overleg",
  },
} as const

export const sections = {
  work: "Het werk",
  pictures: "Beelden",
  price: "De prijs",
  assumptions: "Uitgangspunten",
  exclusions: "Niet inbegrepen",
  planning: "Planning",
  payment: "Betaling",
  changes: "Richtprijs en meerwerk",
  warranty: "Uitvoering, garantie en aansprakelijkheid",
  own: "Overige afspraken",
  complaints: "Klachten",
  coolingOff: "Bedenktijd",
  agreement: "Akkoord",
} as const

/** What a picture is called of which nobody said anything. */
export const pictureNumber = (number: number) => `Beeld ${number}`

export const clauses = {
  workIntro: "De bedragen in deze tabel zijn exclusief btw.",
  toBePriced:
    "Van de regels met ‘nog te bepalen’ weten wij de prijs nog niet. Zij tellen nog niet mee in de bedragen van deze offerte.",
  shiftedVat: (btwId: string) =>
    `De btw is verlegd naar u als ondernemer, met btw-id ${btwId}. U geeft de btw over dit werk zelf aan; op onze facturen staat ‘btw verlegd’.`,
  band: "Bandbreedte inclusief btw, zonder opname ter plaatse",
  bandShifted: "Bandbreedte, zonder opname ter plaatse",
  bandMeaning: (low: string, high: string, percent: number) =>
    `Wij verwachten dat het werk uitkomt tussen ${low} en ${high}: alle regels van deze offerte, met wat een opname nog aan hoeveelheden en uitvoering kan veranderen. De bandbreedte zegt hoe zeker de berekening nu is; zij is geen ruimte om de richtprijs te overschrijden. Ook binnen de bandbreedte komt de eindprijs zonder tijdige waarschuwing niet meer dan ${percent}% boven de richtprijs.`,
  vatReason: (rate: number) => `Waarom voor een deel ${rate}% btw geldt:`,
  vatReasonWhole: (rate: number) => `Waarom ${rate}% btw geldt:`,
  assumptionsIntro:
    "Bij de berekening zijn wij van het volgende uitgegaan. Blijkt iets anders, dan overleggen wij dat met u voordat wij verdergaan.",
  exclusionsIntro: "Deze zaken zitten niet in de prijs. Wij bieden ze graag apart aan.",
  planning: (start: string, week: number, days: number, end: string) =>
    `Wij stellen voor om te starten op ${start} (week ${week}). Het werk duurt naar verwachting ${days} werkdagen; de oplevering verwachten wij op ${end}. Weekenden, feestdagen en droogtijden zijn meegerekend.`,
  planningDay: (day: string, week: number) =>
    `Wij stellen voor om het werk te doen op ${day} (week ${week}). Naar verwachting is het op die dag gereed.`,
  planningOpenDay: "De dag spreken wij samen af. Naar verwachting is het werk in één dag gereed.",
  planningOpen: (days: number, weeks: number) =>
    days <= 5 && weeks === 1
      ? `De startdatum spreken wij samen af. Het werk duurt naar verwachting ${days} werkdagen.`
      : `De startdatum spreken wij samen af. Het werk duurt naar verwachting ${days} werkdagen, droogtijden niet meegeteld; van de eerste tot de laatste dag is dat ongeveer ${weeks} weken.`,
  planningLeads: (leads: string) => `Bestellen of aanvragen kost vooraf tijd: ${leads}.`,
  lead: (what: string, weeks: number) => `${what} ${weeks} weken`,
  planningWanted: (day: string) => `U heeft aangegeven graag te starten op ${day}.`,
  planningFirm:
    "De startdatum staat vast zodra u de offerte heeft ondertekend en wij de datum schriftelijk hebben bevestigd.",
  guidePrice: (percent: number) =>
    `De prijs in deze offerte is een richtprijs (artikel\u00a07:752 van het Burgerlijk Wetboek, BW). De eindprijs mag daar niet meer dan ${percent}% boven komen, tenzij wij u zo vroeg mogelijk hebben gewaarschuwd dat het meer wordt. U kunt het werk dan nog beperken of vereenvoudigen; wij werken daar binnen redelijke grenzen aan mee.`,
  extraWork:
    "Wilt u tijdens het werk iets extra's of iets anders, dan noemen wij u vooraf de prijs en leggen die schriftelijk vast. Wij mogen meerwerk alleen rekenen als wij u op tijd op de hogere prijs hebben gewezen, tenzij u die zelf had moeten begrijpen (artikel\u00a07:755\u00a0BW). Minderwerk trekken wij af.",
  payment: (days: number) =>
    `Voor elke termijn sturen wij een factuur. U betaalt binnen ${days} dagen na de factuurdatum`,
  paymentAtOnce: (days: number) =>
    `Na de oplevering sturen wij één factuur. U betaalt binnen ${days} dagen na de factuurdatum`,
  paymentOnce: (moment: string, days: number) =>
    `U betaalt in één keer. Wanneer: ${moment.charAt(0).toLowerCase()}${moment.slice(1)}. Wij sturen u dan een factuur en u betaalt binnen ${days} dagen na de factuurdatum`,
  paymentAccount: (iban: string, name: string) =>
    `, op rekening ${iban}${name ? ` ten name van ${name}` : ""}`,
  warranty: [
    "Wij leveren goed en deugdelijk werk. Gebreken die bij of na de oplevering blijken en ons zijn toe te rekenen, herstellen wij kosteloos en binnen redelijke tijd. Uw wettelijke rechten gelden daarnaast onverkort.",
    "Zien wij een fout in de opdracht of een risico in uw gebouw of in materiaal dat u aanlevert, dan waarschuwen wij u schriftelijk en duidelijk (artikel\u00a07:754\u00a0BW).",
    "Schade die wij of onze onderaannemers bij het werk veroorzaken en die ons is toe te rekenen, vergoeden wij volgens de wet.",
    "Bij de oplevering lopen wij het werk samen na en leggen wij vast wat nog moet gebeuren. U ontvangt dan ook het dossier over het werk (artikel\u00a07:757a\u00a0BW), tenzij wij samen schriftelijk anders afspreken.",
  ],
  /** Where no clause of the company says it. */
  insuredLater: "Voor de start laten wij u schriftelijk weten of en hoe het werk verzekerd is.",
  complaints: (where: string, days: number) =>
    `Bent u niet tevreden, laat het ons dan zo snel mogelijk weten${where}. U krijgt binnen ${days} dagen een inhoudelijk antwoord en een voorstel. Komen wij er samen niet uit, dan kunt u de zaak voorleggen aan de bevoegde rechter. Op deze offerte is Nederlands recht van toepassing.`,
  complaintsAt: (ways: string) => `, via ${ways}`,
} as const

export const coolingOff = {
  right: (days: number) =>
    `Sluit u deze overeenkomst als consument op afstand (bijvoorbeeld per e-mail) of buiten onze verkoopruimte (bijvoorbeeld bij u thuis), dan kunt u haar zonder opgave van redenen herroepen binnen ${days} dagen na de dag waarop zij is gesloten (artikel\u00a06:230o\u00a0BW).`,
  how: "Laat ons dat binnen die termijn ondubbelzinnig weten, bijvoorbeeld per brief of e-mail. U kunt het modelformulier op de laatste bladzijde gebruiken, maar dat hoeft niet. Verzenden voor het einde van de termijn is genoeg.",
  effect: (days: number) =>
    `Herroept u, dan betalen wij alles wat u al heeft betaald onmiddellijk en uiterlijk binnen ${days} dagen terug, op dezelfde manier als u heeft betaald en zonder kosten. Heeft u ons uitdrukkelijk gevraagd om al tijdens de bedenktijd te beginnen, dan betaalt u het deel dat tot uw herroeping is uitgevoerd. Is het werk dan al volledig uitgevoerd, dan kunt u niet meer herroepen.`,
  early: (days: number) =>
    `Ik vraag u uitdrukkelijk om al binnen de bedenktijd van ${days} dagen met het werk te beginnen. Ik weet dat ik bij herroeping betaal voor wat dan is uitgevoerd, en dat ik niet meer kan herroepen zodra het werk volledig is uitgevoerd.`,
} as const

export const agreement = {
  text: (number: string, version: number, day: string, price: string) =>
    `Met uw handtekening geeft u ons de opdracht voor het werk in offerte ${number}, versie ${version}, van ${day}, voor ${price}. Dit verplicht u tot betaling.`,
  price: (total: string, shifted: boolean) =>
    shifted ? `${total}, btw verlegd (richtprijs)` : `${total} inclusief btw (richtprijs)`,
  lowVat:
    "U verklaart daarbij dat de gegevens over het gebouw waarop het btw-tarief van 9% berust, juist zijn.",
  /** They bind only who got them before he signed (art. 6:233 and 6:234 BW). */
  conditions: (title: string, day: string) =>
    `Daarbij gelden onze algemene voorwaarden ‘${title}’ van ${day}, die u als pdf bij deze offerte hebt ontvangen.`,
  client: "Opdrachtgever",
  company: (name: string) => name || "Opdrachtnemer",
  fields: ["Naam", "Plaats", "Datum", "Handtekening"],
  signature: "Handtekening",
} as const

/** The model form of the annex to art. 6:230m BW (Directive 2011/83/EU, annex I part B). */
export const withdrawal = {
  title: "Modelformulier voor herroeping",
  note: "Dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen.",
  to: "Aan",
  statement:
    "Ik/Wij* deel/delen u hierbij mede dat ik/wij* onze overeenkomst betreffende de levering van de volgende dienst herroep/herroepen*:",
  service: (tasks: string, number: string) => `${tasks}, offerte ${number}`,
  /** In the order of the model, down two columns. */
  fields: [
    ["Besteld op", "Naam/Namen consument(en)", "Adres consument(en)"],
    ["Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)", "Datum"],
  ],
  strike: "* Doorhalen wat niet van toepassing is.",
} as const

export const paymentTable = {
  instalment: "Termijn",
  when: "Wanneer",
  share: "Deel",
  amount: "Bedrag incl. btw",
  amountShifted: "Bedrag",
} as const
