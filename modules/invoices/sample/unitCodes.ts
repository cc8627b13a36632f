/** Of UN/ECE recommendation 20, for the units that the samples have. */
const codes: Record<string, string> = {
  ...{ st: "C62", uur: "HUR", week: "WEE", m: "MTR", "m²": "MTK", "m³": "MTQ", zak: "XBG" },
}

export const unitCodeOf = (unit: string): string => codes[unit] ?? "C62"
