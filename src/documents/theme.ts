/** 'Kust & Bouw' on paper: sea teal, dune sand and, sparingly, the yellow of a building lamp. */
export const colour = {
  teal: "0B5169",
  tealMid: "8FBFCD",
  tealSoft: "DCEEF3",
  sand: "EFEBE2",
  sandLight: "F8F6F1",
  lamp: "F4B01B",
  lampSoft: "FDF1D3",
  line: "D8D1C3",
  text: "13232C",
  muted: "48575F",
  white: "FFFFFF",
} as const

/** On every office PC; elsewhere the metric twin Carlito or a sans serif takes its place. */
export const font = "Calibri"
