import { approval, approvalErrors } from "./approval/worker.nl.ts"
import { entries, entriesErrors } from "./entries/worker.nl.ts"
import { movement, movementErrors } from "./movement/worker.nl.ts"
import { positions, positionsErrors } from "./positions/worker.nl.ts"
import { sheetsErrors } from "./sheets/worker.nl.ts"
import { approvalScreen } from "./ui/approval/worker.nl.ts"
import { device } from "./ui/device/worker.nl.ts"
import { movementScreen } from "./ui/movement/worker.nl.ts"
import { privacy } from "./ui/privacy/worker.nl.ts"
import { timer } from "./ui/timer/worker.nl.ts"
import { track } from "./ui/track/worker.nl.ts"
import { week } from "./ui/week/worker.nl.ts"

/** What a worker reads of this module, and what his calls may refuse. */
export const gps = {
  entries,
  positions,
  movement,
  approval,
  timer,
  movementScreen,
  device,
  approvalScreen,
  week,
  track,
  privacy,
  kind: {
    work: "Werk",
    travel: "Reis",
    general: "Algemeen",
    leave: "Verlof",
    sick: "Ziek",
  },
  review: {
    open: "Te keuren",
    approved: "Goedgekeurd",
    rejected: "Teruggestuurd",
  },
  /** Of an entry's status. */
  status: {
    active: "Actief",
    completed: "Voltooid",
    incomplete: "Onvolledig",
  },
  /** On the start screen. */
  tiles: {
    hours: {
      title: "GPS-uren",
      text: "Uren met GPS, beweging en de taken van de dag",
      count_one: "{{count}} te keuren",
      count_other: "{{count}} te keuren",
    },
  },
  starts: {
    hours: "Uren starten",
  },
  errors: {
    notFound: "Deze uren zijn er niet (meer).",
    latitudeWrong: "De breedtegraad moet een getal tussen -90 en 90 zijn.",
    longitudeWrong: "De lengtegraad moet een getal tussen -180 en 180 zijn.",
    accuracyWrong: "De nauwkeurigheid moet een aantal meters van 0 of meer zijn.",
    refWrong: "Deze sessie is niet herkend.",
    timeUnreal: "Vul een tijd in als 07:30.",
    timeMissing: "Vul een tijd in.",
    dayUnreal: "Vul een datum in die bestaat.",
    noteTooLong: "De opmerking mag hoogstens 500 tekens lang zijn.",
    reasonMissing: "Vul in waarom, in minstens 3 tekens.",
    reasonTooLong: "De reden mag hoogstens 300 tekens lang zijn.",
    breakWrong: "Vul de pauze in als hele minuten, van 0 tot 1439.",
    rateUnreadable: "Vul een uurtarief in, bijvoorbeeld 58,50.",
    rateWrong: "Het uurtarief moet tussen € 0 en € 1.000 liggen.",
    messageMissing: "Vul in waaraan u wilt herinneren.",
    tooManyPositions: "Er kunnen hoogstens 1.000 posities tegelijk worden verstuurd.",
    ...entriesErrors,
    ...positionsErrors,
    ...movementErrors,
    ...approvalErrors,
    ...sheetsErrors,
  },
}
