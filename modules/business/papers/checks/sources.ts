/** A published file of rules, as it was read. */
export interface Source {
  repository: string
  file: string
  version: string
  commit: string
  /** Of that commit; what holds from another day says so in its version. */
  published: string
}

const european = {
  repository: "ConnectingEurope/eInvoicing-EN16931",
  version: "1.3.16",
  commit: "b6c9e06a59812fb1a83585da40923b3678a649ad",
  published: "2026-04-14",
}
const dutch = {
  repository: "peppolautoriteit-nl/validation",
  commit: "7a75d1b64048a64cd9654b52c71535e0b4f408f0",
  published: "2025-11-27",
}

/** Where the rules of `checks.ts` come from. Whoever renews them reads these files again, from these commits on. */
export const sources = {
  model: { ...european, file: "ubl/schematron/abstract/EN16931-model.sch" },
  syntax: { ...european, file: "ubl/schematron/abstract/EN16931-syntax.sch" },
  codes: { ...european, file: "ubl/schematron/codelist/EN16931-UBL-codes.sch" },
  /** It stands on 1.3.15 of the European rules, which asks for BR-CO-25 as well. */
  dutchModel: {
    ...dutch,
    version: "SI-UBL 2.0.3.12, in effect from 2026-02-23",
    file: "schematron/si-ubl-2.0/CenPC434/abstract/EN16931-model.sch",
  },
  nlcius: {
    ...dutch,
    version: "SI-UBL 2.0.3.12, in effect from 2026-02-23",
    file: "schematron/si-ubl-2.0/si-ubl-2.0-nlcius.sch",
  },
  siUbl: {
    ...dutch,
    version: "SI-UBL 2.0.3.12, in effect from 2026-02-23",
    file: "schematron/si-ubl-2.0.sch",
  },
  blocked: {
    ...dutch,
    version: "G-account extension 1.0.2.12, in effect from 2026-02-23",
    file: "schematron/si-ubl-2.0-ext-gaccount.sch",
  },
  /** The order of elements, which the rules above take for granted. */
  schema: {
    repository: "docs.oasis-open.org/ubl/os-UBL-2.1",
    version: "UBL 2.1",
    commit: "",
    file: "xsd/maindoc",
    published: "2013-11-04",
  },
} satisfies Record<string, Source>
