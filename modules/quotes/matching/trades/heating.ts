import type { Trade } from "./trade.ts"

export const heating: Trade = {
  words: {
    thing: {
      radiator: "radiator paneelradiator verwarming convector",
      handdoekradiator: "handdoekradiator designradiator badkamerradiator handdoekenradiator",
      ketel: "ketel cv-ketel cvketel cv_ketel combiketel hr-ketel verwarmingsketel hr_ketel",
      thermostaat: "thermostaat kamerthermostaat klokthermostaat",
      boiler: "boiler keukenboiler close-in_boiler close_in_boiler close-inboiler",
      cv: "cv",
    },
  },
  works: [
    { needs: "radiator", does: "place", gives: [["heating.radiator"]], with: "cv waterleiding" },
    { needs: "radiator", does: "place", in: "badkamer", with: "cv", gives: [["badkamer.radiator.*"]] },
    { needs: "radiator", does: "place", in: "dakkapel", with: "cv", gives: [["dakkapel.radiator"]] },
    { needs: "handdoekradiator", does: "place", with: "cv radiator", gives: [["badkamer.radiator.*"]] },
    { needs: "radiator|handdoekradiator", does: "remove", with: "cv", gives: [["everyday.removeRadiator"]] },
    {
      needs: "radiator|handdoekradiator",
      does: "move",
      with: "cv waterleiding",
      gives: [["everyday.moveRadiator"]],
    },
    { needs: "radiator|handdoekradiator", does: "rehang", gives: [["everyday.rehangRadiator"]] },
    { needs: "ketel", does: "place replace", with: "cv", gives: [["complete_renovatie.boiler"]] },
    { needs: "thermostaat", does: "place replace", with: "cv", gives: [["everyday.thermostat"]] },
    { needs: "boiler", does: "place replace", with: "elektrisch", gives: [["everyday.electricBoiler"]] },
  ],
}
