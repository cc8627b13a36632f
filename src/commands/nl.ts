import { filled } from "../shared/filled.ts"

/** What the person at the command line reads. {{holes}} are filled by `say`. */
export const commands = {
  usage: "Gebruik: waterpas [opdracht]",
  commands: "Opdrachten:",
  environment: "Instellingen (omgevingsvariabelen):",
  PORT: "poort waarop de server luistert, 0 tot 65535; 0 neemt een vrije poort",
  HOST: "adres waarop de server luistert",
  DATA_DIR: "map van de database en de bestanden",
  DASHBOARD_PASSWORD: "wachtwoord van het kantoor, 8 tot 128 tekens; alleen gelezen bij de eerste start",
  PUBLIC_URL: "adres dat bezoekers gebruiken, bijvoorbeeld https://bouwbedrijf.nl",
  ADDRESS_URL:
    "adres van de dienst die straten kent, bijvoorbeeld https://api.pdok.nl/bzk/locatieserver/search/v3_1/free",
  BUILDING_URL:
    "adres van de dienst die bouwjaren kent, bijvoorbeeld https://service.pdok.nl/lv/bag/wfs/v2_0",
  WEATHER_URL: "adres van de weerdienst, bijvoorbeeld https://api.open-meteo.com/v1/forecast",
  SMTP_URL:
    "mailserver, bijvoorbeeld smtps://gebruiker:wachtwoord@mail.bouwbedrijf.nl?from=kantoor@bouwbedrijf.nl",
  OPENAI_API_KEY:
    "sleutel van de taaldienst die teksten van offertes schrijft; zonder schrijft Waterpas ze zelf",
  OPENAI_BASE_URL: "adres van een andere taaldienst, bijvoorbeeld http://localhost:11434/v1",
  OPENAI_MODEL: "naam van het taalmodel",
  settingWrong: "De instelling {{name}} klopt niet. Bedoeld is: {{meaning}}.",
  serve: "start de server (ook zonder opdracht)",
  demo: "toon een verzonnen bedrijf in een tijdelijke map",
  backup: "backup BESTAND: zet database en bestanden in één archief",
  restore: "restore BESTAND: zet een archief terug in een lege DATA_DIR",
  setPassword: "set-password [GEBRUIKER]: nieuw wachtwoord voor het kantoor of een account",
  doctor: "controleer database, bestanden en instellingen",
  unknown: "Onbekende opdracht: {{name}}. Zie waterpas --help.",
  ready: "Waterpas {{version}} staat klaar op {{url}}",
  filesGone:
    "Let op: van de {{of}} bestanden ontbreken er {{missing}} in {{folder}}. Zet de map files terug uit een back-up.",
  firstPassword:
    "Eerste start. Wachtwoord van het kantoor (staat nergens anders, schrijf het op): {{password}}",
  demoFilling: "Het voorbeeldbedrijf wordt klaargezet, dat duurt een halve minuut.",
  demoPassword: "Voorbeeldbedrijf in {{folder}}. Log in met wachtwoord: {{password}}",
  folderInUse: "De map {{folder}} is in gebruik door een ander proces.",
  folderUnusable: "De map {{folder}} is niet te gebruiken: {{reason}}",
  databaseDamaged:
    "De database in {{folder}} is niet te openen: {{reason}}. Zet een back-up terug met 'waterpas restore'.",
  databaseLost:
    "waterpas.db ontbreekt, terwijl er wel bestanden staan; zet een back-up terug in een lege map",
  earlierCopy: "waterpas-voor-versie-{{version}}.db",
  newerDatabase:
    "De database heeft versie {{version}}; dit programma is ouder. Start de nieuwere versie, of zet een back-up terug.",
  noDatabase: "In {{folder}} staat nog geen database.",
  fileMissing: "Noem het bestand: waterpas {{command}} BESTAND",
  noFile: "Het bestand {{file}} bestaat niet.",
  backupReady: "Back-up staat in {{file}}: {{rows}} rijen, {{files}} bestanden, {{megabytes}} MB.",
  backupInUse:
    "Er wordt al een back-up geschreven in {{file}}. Wacht tot die gereed is, of kies een andere naam.",
  filesMissing:
    "Let op: {{count}} bestanden ontbreken of zijn beschadigd in de map zelf. Zie waterpas doctor.",
  restored: "Teruggezet in {{folder}}: {{rows}} rijen, {{files}} bestanden, gemaakt op {{at}}.",
  folderNotEmpty: "De map {{folder}} is niet leeg. Zet een back-up terug in een nieuwe map (DATA_DIR).",
  restoreCutOff:
    "het terugzetten van een back-up is niet afgemaakt. Doe het nog eens met 'waterpas restore BESTAND'",
  notAnArchive: "Dit bestand is geen back-up van Waterpas.",
  archiveCutOff: "Deze back-up is niet compleet; er is niets teruggezet.",
  archiveDamaged: "Deze back-up is beschadigd ({{name}}); er is niets teruggezet.",
  diskFull: "De schijf is vol. Maak ruimte en probeer het opnieuw.",
  readOnly:
    "In {{path}} kan niets worden geschreven: de schijf is alleen te lezen. Koppel hem opnieuw aan, of kies een andere map.",
  noRights: "Deze gebruiker mag niet schrijven in {{path}}. Geef hem rechten op die map, of kies een andere.",
  noFolder: "{{path}} bestaat niet, of is geen map. Maak de map, of kies een andere.",
  portInUse: "Poort {{port}} is al in gebruik. Kies een andere met PORT.",
  doctorVersions: "Waterpas {{version}}, Bun {{bun}}, SQLite {{sqlite}}",
  doctorPublicUrl: "Adres voor bezoekers: {{url}}",
  doctorNoPublicUrl: "PUBLIC_URL is niet ingesteld: de inlogcookie is dan niet aan https gebonden.",
  doctorMail: "E-mail gaat via {{host}}.",
  doctorNoMail: "SMTP_URL is niet ingesteld: er wordt geen e-mail verstuurd.",
  doctorSpace: "Vrije schijfruimte: {{gigabytes}} GB",
  doctorLittleSpace:
    "Nog maar {{gigabytes}} GB vrije schijfruimte: straks worden geen foto's meer aangenomen.",
  doctorDamaged: "De database is beschadigd: {{reason}}",
  doctorUnreadable: "De database is nu niet te lezen: {{reason}}",
  doctorSound: "De database is heel.",
  doctorSchema: "De database heeft versie {{found}}.",
  doctorOlder:
    "De database heeft versie {{found}}; de volgende start werkt hem bij naar {{known}} en bewaart eerst een kopie.",
  doctorWal: "De database schrijft via een logboek (WAL).",
  doctorNoWal: "De database schrijft zonder logboek ({{mode}}); de volgende start herstelt dat.",
  doctorKeys: "Alle verwijzingen kloppen.",
  doctorBrokenKeys: "{{count}} verwijzingen wijzen naar iets dat er niet is.",
  doctorJobs: "Er is geen mislukt werk.",
  doctorFailedJobs: "Mislukt werk: {{count}}. Bij Meldingen staat wat opnieuw kan: documenten of e-mail.",
  doctorNoWaits: "Over wachttijden van de server is nog niets bekend.",
  doctorWaits: "Langste wachttijd van de server in 7 dagen: {{ms}} ms, op {{day}}.",
  doctorLongWaits: "Op {{day}} wachtte iedereen {{ms}} ms op de server, tijdens: {{during}}",
  doctorSearch: "Zoeken vindt alles wat er is.",
  doctorNoSearch: "Er kan nog niet gezocht worden; de volgende start maakt het register.",
  doctorStaleSearch:
    "Zoeken loopt achter ({{count}}). Maak een back-up en zet hem terug in een lege map: dat maakt het register opnieuw.",
  doctorFiles: "Alle bestanden zijn er en zijn heel: {{count}}.",
  doctorLostFiles: "Van de {{count}} bestanden ontbreken er {{missing}} en zijn er {{damaged}} beschadigd.",
  doctorWrong: "Er is iets mis ({{count}}).",
  doctorWell: "Alles is in orde.",
  cannotMigrate: "Start eerst de server: de database heeft nog versie {{version}}.",
  passwordCommon: "Dit wachtwoord is te makkelijk te raden.",
  noAccount: "Het account {{username}} bestaat niet.",
  askPassword: "Nieuw wachtwoord (minstens 8 tekens): ",
  passwordSet: "Het wachtwoord van {{username}} is gewijzigd; alle sessies zijn beëindigd.",
  passwordShort: "Het wachtwoord moet 8 tot 128 tekens hebben.",
}

export const say = (key: keyof typeof commands, values: Record<string, string | number> = {}): string =>
  filled(commands[key], values)
