/** What a photo is of, on screens and on paper. */
export const photoCategory = {
  intake: "Opname",
  damage: "Schade",
  measurement: "Maat",
  location: "Locatie",
  progress: "Voortgang",
  completion: "Oplevering",
  issue: "Probleem",
}
