export const search = {
  errors: {
    tooLong: "Zoek met hoogstens 100 tekens.",
  },
}
