import type { Trade } from "./trade.ts"

export const insulation: Trade = {
  words: {
    cover: {
      "isolatie place": "isoleren",
      isolatie:
        "isolatie isolatiewerk isolatiemateriaal glaswol steenwol pir pir-platen isolatieplaten naisolatie na-isolatie",
    },
    thing: {
      spouw: "spouw",
      bodem: "bodem bodemisolatie",
      kruipruimte: "kruipruimte",
      voorzetwand: "voorzetwand",
      tocht: "tocht tochtstrip tochtstrips kieren kier tochtwering kierdichting",
    },
    place: { "vloer zoldervloer kamer": "zoldervloer vlieringvloer", zoldervloer: "" },
  },
  works: [
    {
      needs: "isolatie spouw|spouwmuur",
      does: "place",
      with: "wand gevel",
      gives: [["isolatie.cavity", "asked"]],
    },
    {
      needs: "isolatie vloer|kruipruimte",
      does: "place",
      with: "vloer kruipruimte",
      gives: [["isolatie.floor.*"]],
    },
    { needs: "isolatie bodem", does: "place", with: "kruipruimte", gives: [["isolatie.soil"]] },
    { needs: "isolatie zoldervloer", does: "place", with: "vloer", gives: [["isolatie.atticFloor.*"]] },
    {
      needs: "isolatie dak",
      does: "place",
      with: "binnen hellenddak",
      gives: [["isolatie.roof.*"]],
      not: "platdak buiten",
    },
    {
      needs: "isolatie",
      does: "place",
      in: "dakwerk_hellend hellenddak",
      with: "dak buiten",
      gives: [["dakwerk_hellend.insulation.*"]],
      not: "binnen vloer wand spouw",
    },
    {
      needs: "isolatie dak buiten",
      does: "place",
      with: "hellenddak",
      gives: [["dakwerk_hellend.insulation.*"]],
      not: "platdak",
    },
    {
      needs: "isolatie",
      does: "place",
      in: "dakwerk_plat platdak",
      with: "dak",
      gives: [["dakwerk_plat.insulation.*"]],
      not: "vloer wand spouw",
    },
    {
      needs: "isolatie wand",
      does: "place",
      with: "gipsplaat gevel binnen",
      gives: [["isolatie.frontWall.*", "walls"]],
      not: "buiten",
    },
    {
      needs: "voorzetwand",
      does: "place",
      with: "isolatie wand gipsplaat gevel",
      gives: [["isolatie.frontWall.*", { usual: 10 }]],
    },
    {
      needs: "isolatie gevel",
      does: "place",
      with: "binnen wand",
      gives: [["isolatie.frontWall.*", "asked"]],
      not: "buiten",
    },
    { needs: "isolatie", does: "remove", with: "dak vloer wand", gives: [["isolatie.strip", "asked"]] },
    { needs: "isolatie spouw|spouwmuur", does: "remove clean", gives: [["isolatie.cavityEmpty", "asked"]] },
    { needs: "spouw|spouwmuur", does: "search", with: "isolatie", gives: [["isolatie.cavitySurvey"]] },
    { needs: "tocht", does: "place repair", with: "kozijn deur", gives: [["isolatie.draughtProofing"]] },
  ],
}
