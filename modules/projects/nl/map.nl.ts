/** The map and the place of a project on it. */
export const map = {
  legend: "Plek op de kaart",
  hint: "Voor de weersverwachting en om erheen te rijden. Tik op de kaart, plak een plek of vul de getallen in.",
  paste: "Plak coördinaten of een link",
  pasteHint: "Bijvoorbeeld 51,65 3,92, of een link van Google Maps of OpenStreetMap.",
  lookUp: "Adres zoeken op OpenStreetMap",
  pasteFault: {
    unknown: "Hier staat geen plek in die we herkennen.",
    shortLink: "Een korte link kunnen we niet lezen. Open hem, en plak de lange link die dan bovenin staat.",
  },
  latitude: "Breedtegraad",
  longitude: "Lengtegraad",
  latitudeWrong: "Vul een getal in tussen -90 en 90, bijvoorbeeld 51,65.",
  longitudeWrong: "Vul een getal in tussen -180 en 180, bijvoorbeeld 3,92.",
  locate: "Ik ben er nu",
  locating: "Plek bepalen…",
  positionFault: {
    denied: "Dit apparaat geeft zijn plek niet door. Sta het toe in de instellingen van uw browser.",
    unavailable: "Dit apparaat weet niet waar het is. Tik op de kaart of vul de getallen in.",
    timeout: "Het duurde te lang om de plek te bepalen. Probeer het buiten opnieuw.",
  },
  here: "Plek gevonden, tot op ongeveer {{metres}} meter.",
  found: "De plek is nu {{latitude}}; {{longitude}}.",
  clear: "Plek verwijderen",
  pick: "Kaart om de plek aan te wijzen",
  pin: "De plek van het project",
}
