import type { Choices } from "./trade.ts"

/** The levels of finish; `.midden` where nothing is said. */
export const levels = { midden: "midden", basis: "basis", luxe: "luxe" }

/** For families that aren't levels; empty: only where nothing else is asked for. */
export const choices: Choices = {
  "keuken.worktop.*": {
    kunststof: "kunststof",
    composiet: "composiet",
    natuursteen: "natuursteen/keramisch",
  },
  "kozijnen.frame.*": { kunststof: "kunststof", hout: "hout", aluminium: "aluminium" },
  "kozijnen.door.*": { kunststof: "kunststof", hout: "hout", aluminium: "aluminium" },
  "kozijnen.slider.*": { kunststof: "kunststof", hout: "hout", aluminium: "aluminium" },
  "dakkapel.windows.*": { kunststof: "kunststof", hout: "hout" },
  "vloeren.heating.*": { frezen: "frees", dekvloer: "dekvloer", droog: "droogbouw" },
  "vloeren.skirting.*": { mdf: "mdf", plak: "plak", hoog: "hoog" },
  "opbouw.stair.*": { vast: "hout", luxe: "luxe" },
  "dakwerk_hellend.tiles.*": { keramisch: "keramisch", beton: "beton", geglazuurd: "geglazuurd" },
  "dakwerk_hellend.gutter.*": { pvc: "kunststof/pvc", zink: "zink" },
  "dakwerk_hellend.downpipe.*": { pvc: "kunststof/pvc", zink: "zink" },
  "dakwerk_plat.cover.*": { bitumen: "bitumen", epdm: "epdm" },
  "dakwerk_hellend.insulation.*": { gewoon: "", extra: "extra" },
  "dakwerk_plat.insulation.*": { gewoon: "", extra: "extra" },
  "isolatie.floor.*": { goed: "", zeer_goed: "extra" },
  "isolatie.roof.*": { goed: "", zeer_goed: "extra" },
  "isolatie.atticFloor.*": { goed: "", zeer_goed: "extra" },
  "isolatie.frontWall.*": { goed: "", zeer_goed: "extra" },
}
