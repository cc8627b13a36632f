/** What a device says of its place, its screen and its sensors. */
export const device = {
  accuracy: {
    good: "± {{metres}} m, goed",
    fair: "± {{metres}} m, redelijk",
    poor: "± {{metres}} m, matig",
    useless: "± {{metres}} m, te onnauwkeurig om mee te tellen",
  },
  position: {
    denied:
      "De browser mag uw locatie niet gebruiken. Sta locatie toe bij de instellingen van deze site (het slotje naast het adres) en probeer het opnieuw.",
    unavailable:
      "Uw locatie is nu niet te vinden. Zet locatie aan op uw toestel, of ga naar buiten of bij een raam staan.",
    timeout: "Het duurde te lang om uw locatie te vinden. Er wordt vanzelf opnieuw gekeken.",
    unsupported: "Geolocation wordt niet ondersteund door deze browser",
  },
  wake: {
    awake: "Het scherm blijft aan zolang dit loopt.",
    asleep: "Het scherm kan uitgaan zolang dit venster niet in beeld is.",
    refused: "Uw toestel laat het scherm niet aan, bijvoorbeeld door een lege accu. Houd het zelf aan.",
    unsupported:
      "Deze browser kan het scherm niet aan houden. Gaat het uit, dan stopt het kijken tot u terugkomt.",
  },
}
