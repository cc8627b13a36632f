/** What somebody reads whose link opens nothing. */
export const secretLinks = {
  errors: {
    unknown: "Deze link klopt niet. Kopieer hem nog eens in zijn geheel, of vraag ons om een nieuwe.",
    over: "Deze link is verlopen. Vraag ons om een nieuwe.",
    ended: "Deze link werkt niet meer, omdat hij is beëindigd of door een nieuwe is vervangen.",
  },
}
