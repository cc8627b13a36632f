/** Errors are found by their code (`access.wrongPassword`); {{holes}} are filled by the server. */
export const access = {
  errors: {
    signInFirst: "Log eerst in.",
    otherAccount: "Hier is intussen iemand anders ingelogd. Log opnieuw in.",
    notAllowed: "U hebt geen toegang tot dit onderdeel.",
    wrongPassword: "Onjuist wachtwoord. Alleen {{company}} medewerkers hebben toegang.",
    wrongAccount: "Controleer uw e-mailadres en wachtwoord",
    usernameTaken: "Deze gebruikersnaam bestaat al.",
    commonPassword: "Dit wachtwoord is te makkelijk te raden. Kies een ander wachtwoord.",
    guessedTooOften:
      "Er is te vaak een verkeerd wachtwoord geprobeerd. Probeer het over {{minutes}} min opnieuw, of log in op een toestel waarop u al eerder inlogde.",
    notFound: "Dit account bestaat niet.",
  },
  login: {
    ended:
      "{{name}}, uw inlog is verlopen. Log opnieuw in. Wat nog niet verstuurd is, staat op dit toestel en gaat dan vanzelf verder.",
    title: "Dashboard toegang",
    subtitle: "Dit dashboard is alleen voor medewerkers.",
    subtitleCompany: "Dit dashboard is alleen voor medewerkers van {{company}}.",
    password: "Wachtwoord van het kantoor",
    submit: "Toegang verkrijgen",
    busy: "Inloggen...",
    customer: "Bent u klant?",
    quote: "Vraag een offerte aan",
    account: "Inloggen met een eigen account",
    done: "Ingelogd",
    welcome: "Welkom terug {{name}}!",
  },
  account: {
    title: "Inloggen",
    subtitle: "Met de gebruikersnaam en het wachtwoord van uw eigen account.",
    username: "Gebruikersnaam",
    password: "Wachtwoord",
    submit: "Inloggen",
    failed: "Inloggen mislukt",
    usernameMissing: "Vul uw gebruikersnaam in",
    passwordMissing: "Vul uw wachtwoord in",
    shared: "Inloggen met het wachtwoord van het kantoor",
    signedIn: "U bent ingelogd als {{name}}.",
    toDashboard: "Naar Vandaag",
  },
  logout: {
    done: "Uitgelogd",
    text: "U bent succesvol uitgelogd",
    failed: "Uitloggen mislukt",
  },
}
