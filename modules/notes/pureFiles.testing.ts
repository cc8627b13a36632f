/** Whom a text calls by name: a screen marks what the server told. */
export const pureFiles = ["mentions"]
