import type { Trade } from "./trade.ts"

export const outside: Trade = {
  words: {
    cover: {
      "straat place": "straten bestraten bestrating straatwerk sierbestrating",
      straat: "klinkers tuintegels terrastegels straatstenen betontegels stoeptegels waaltjes",
    },
    thing: {
      schutting: "schutting tuinscherm tuinafscheiding erfafscheiding",
      planten: "planten struiken begroeiing tuinplanten heg haag",
    },
  },
  works: [
    { needs: "straat", does: "place", with: "tegel", gives: [["everyday.paving", "asked"]] },
    { needs: "straat tuin", does: "place", with: "tegel", gives: [["everyday.paving", "floor"]] },
    {
      needs: "tegel",
      does: "place extend",
      in: "tuin",
      with: "straat",
      gives: [["everyday.paving", "asked"]],
    },
    {
      needs: "terras",
      does: "place",
      explicit: true,
      gives: [["everyday.paving", "asked"]],
      not: "eigen dakbedekking",
    },
    {
      needs: "straat|tegel",
      does: "remove",
      in: "tuin",
      with: "tegel planten",
      gives: [["aanbouw.clearGround", "asked"]],
    },
    { needs: "straat", does: "remove", with: "tegel planten", gives: [["aanbouw.clearGround", "asked"]] },
    { needs: "schutting", does: "place", with: "beton hout tuin", gives: [["everyday.fence", "asked"]] },
    { needs: "schutting", does: "remove", with: "tuin hout", gives: [["everyday.removeFence", "asked"]] },
    { needs: "gevel", does: "clean", explicit: true, gives: [["everyday.facadeCleaning", "asked"]] },
  ],
}
