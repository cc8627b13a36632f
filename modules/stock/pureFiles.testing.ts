/** Arithmetic without a database, small enough for a phone: a screen may use it. */
export const pureFiles = ["amounts"]
