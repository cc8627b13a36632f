/** The office's Dutch of this part, and its errors. */
export const positions = {
  /** Why a position is not taken. */
  rejected: {
    place: "Deze positie is geen plek op aarde.",
    time: "De tijd van deze positie is niet te lezen.",
    outside: "Deze positie is gemeten toen de timer niet liep.",
    expired: "Deze positie is ouder dan 7 dagen en wordt niet meer bewaard.",
  },
}

export const positionsErrors = {
  trailsOff:
    "Routes van anderen kunt u niet zien. Alleen de eigenaar kan dat aanzetten bij Instellingen, en dan krijgt iedereen dat te lezen.",
  trailNotYours: "U kunt alleen uw eigen route zien.",
}
