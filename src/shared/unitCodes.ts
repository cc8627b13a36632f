/** Codes of UN/ECE recommendation 20 (and of packages, 21) as a Dutch invoice prints them. */
// biome-ignore format: a table reads better in rows
const units: Record<string, string> = {
  C62: "st", EA: "st", H87: "st", PCE: "st", PCS: "st", NAR: "st", ZZ: "", XPP: "st", NIU: "st", NMB: "st",
  MTR: "m", LM: "m", CMT: "cm", MMT: "mm", KMT: "km", MTK: "m²", MTQ: "m³", CMK: "cm²",
  LTR: "liter", MLT: "ml", HLT: "hl", KGM: "kg", GRM: "gram", TNE: "ton", DTN: "100 kg",
  HUR: "uur", MIN: "min", DAY: "dag", WEE: "week", MON: "maand", ANN: "jaar", KWH: "kWh", KWT: "kW",
  SET: "set", PR: "paar", BX: "doos", XBX: "doos", CT: "doos", XCT: "doos", PK: "pak", XPK: "pak", PA: "pak", XPA: "pak",
  RO: "rol", XRO: "rol", BG: "zak", XBG: "zak", SA: "zak", XSA: "zak", PF: "pallet", PX: "pallet", XPX: "pallet", XPF: "pallet",
  BO: "fles", XBO: "fles", CA: "bus", XCA: "bus", TU: "koker", XTU: "koker", BJ: "emmer", XBJ: "emmer", XCI: "bus",
  BE: "bundel", XBE: "bundel", ST: "vel", XST: "vel", P1: "%", DZN: "dozijn", CEN: "100 st", MIL: "1000 st", LS: "post", E48: "post", "1I": "post", SUM: "post",
}

/** '' for a code that says nothing; a code that isn't known stays as it is. */
export const unitOf = (code: string): string => units[code.toUpperCase()] ?? code
