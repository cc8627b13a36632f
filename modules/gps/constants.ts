/** Every distance and interval of the time registration, in one place. */

/** Metres. */
export const distances = {
  /** The switch 'automatisch registreren' starts the timer after so much. */
  autoStart: 50,
  /** A point nearer to the one before says nothing new. */
  leastStep: 10,
  /** The movement widget and the simulator call it movement from here. */
  movement: 40,
  /** So far from where the work was, one is at another work. */
  newLocation: 500,
  /** A position that may be further off than this proves nothing. Our own. */
  worstAccuracy: 100,
} as const

/** Milliseconds. */
export const intervals = {
  /** How often time registration looks whether one moved, and how often it takes a position. */
  movementCheck: 10_000,
  position: 5_000,
  positionTimeout: 10_000,
  /** The movement widget: how often it looks, awake and asleep, and what lies at least between two looks. */
  widgetPoll: { active: 30_000, sleep: 60_000 },
  widgetGap: { active: 8_000, sleep: 15_000 },
  widgetPositionTimeout: 15_000,
  widgetPositionAge: { active: 90_000, sleep: 120_000 },
  simulatorCheck: 10_000,
  /** Between two times that the sensor asks for tasks. */
  sensorGap: 5_000,
} as const

/** Looks without movement before the widget goes to sleep. */
export const stillChecksBeforeSleep = 3

/** m/s²: what counts as moving is this much besides gravity. */
export const acceleration = { gravity: 9.8, threshold: 2 } as const

/** Earth, for distances over it. */
export const earthRadiusMetres = 6_371_000

/** Faster than anyone drives here: a point that asks for more is a jump of the GPS. Our own; m/s. */
export const fastest = 60

/** m/s²: more is asked only by a point that lies aside and back again. Our own. */
export const hardestTurn = 3

/** Telling movement from the noise of the GPS. Our own. */
export const noise = {
  /** So many looks in a row must agree that one is elsewhere: reflected signals last one or two. */
  agreeing: 4,
  /** Looks that make the place one stands at. */
  settled: 5,
  /** So many jumps in a row that agree: then it is true, and what was believed before was wrong. */
  jumps: 3,
  /** Milliseconds that a look counts. */
  memory: 300_000,
  /** Milliseconds in which the place that one stands at follows the drift of the GPS. */
  settling: 300_000,
} as const

/** What a day's track is divided into, in milliseconds. Our own. */
export const trackTimes = { shortestStop: 180_000, longestSilence: 300_000, shortestBreak: 60_000 } as const

/** Days that places are kept: points of a track, and where work was begun and ended, after its approval. */
export const keptDays = { positions: 7, checkIns: 28 } as const

/** How long hours may last, in milliseconds. Our own. */
export const lengths = {
  /**
   * Longer than a day of work with its breaks and travel may be (cao Bouw & Infra: 12 hours): who approves looks at it, and
   * what still runs then at night was forgotten. A night shift from 22:00 to 06:00 is far from it.
   */
  shift: 12 * 3600_000,
  /** Longer than anyone works: what then still runs was forgotten, and does not end because something else begins. */
  forgotten: 16 * 3600_000,
  /** Nobody works longer in one go; so an entry of today began yesterday at the earliest. */
  entry: 24 * 3600_000,
} as const

/** How far clocks may differ without anyone being wrong, in milliseconds. Our own. */
export const clockGrace = {
  /**
   * What a phone tells takes its time to arrive, so that its moments lie a little apart here: so much before the begin,
   * after the end, and within the ends of a break still counts.
   */
  arrival: 60_000,
  /** A position may be dated a little after it was sent: its clock is the satellites'. */
  position: 5_000,
} as const

/** A device may tell of so long ago, in days. */
export const mostDaysLate = 31

/** Points in one batch. */
export const mostPositions = 1000
