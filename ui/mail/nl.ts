/** What every mail says that the office reads before it leaves. */
export const letter = {
  title: "{{name}} mailen",
  to: "Aan",
  subject: "Onderwerp",
  message: "Bericht",
  send: "Mailen",
  failed: "De mail is niet verstuurd",
  done: "{{name}} wordt gemaild",
  off: "Er is geen mailserver ingesteld. Download de pdf en verstuur die zelf.",
}
