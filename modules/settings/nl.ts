export const settings = {
  errors: {
    kvkWrong: "Een KvK-nummer heeft 8 cijfers.",
    btwIdWrong: "Dit btw-id klopt niet. Bijvoorbeeld NL002455799B11.",
    ibanWrong: "Dit IBAN klopt niet. Bijvoorbeeld NL91 ABNA 0417 1643 00.",
  },
}
