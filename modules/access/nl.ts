/** Errors are found by their code (`access.wrongPassword`); {{holes}} are filled by the server. */
export const access = {
  errors: {
    signInFirst: "Log eerst in.",
    notAllowed: "U hebt geen toegang tot dit onderdeel.",
    wrongPassword: "Onjuist wachtwoord. Alleen {{company}} medewerkers hebben toegang.",
    wrongAccount: "Controleer uw e-mailadres en wachtwoord",
    usernameTaken: "Deze gebruikersnaam bestaat al.",
    commonPassword: "Dit wachtwoord is te makkelijk te raden. Kies een ander wachtwoord.",
    notFound: "Dit account bestaat niet.",
  },
}
