/** Pictures that a quotation carries. */
export const pictures = {
  title: "Beelden",
  text: "De klant ziet ze in de offerte, met uw bijschrift.",
  none: "Er staan geen beelden in deze offerte.",
  add: "Beeld kiezen",
  full: "Er staan {{most}} beelden in. Meer kan niet.",
  number: "Beeld {{number}}",
  caption: "Bijschrift bij beeld {{number}}",
  up: "Beeld {{number}} omhoog",
  down: "Beeld {{number}} omlaag",
  first: "Dit beeld staat al bovenaan.",
  last: "Dit beeld staat al onderaan.",
  remove: "Beeld {{number}} uit de offerte halen",
  removed: "Beeld uit de offerte: {{name}}",
  choose: {
    title: "Beeld kiezen",
    text: "Foto’s van dit project, met wat erop is getekend. Ook beelden van de plattegrond in 3D staan erbij.",
    chosen: "Staat in de offerte",
    done: "Gereed",
    empty: "Nog geen foto’s",
    emptyText: "Voeg bij het project een foto toe, of maak een beeld van de plattegrond in 3D.",
    toProject: "Naar het project",
  },
  nameless: "Zonder bijschrift",
  reordered: "De volgorde van de beelden is anders.",
}

export const pictureErrors = {
  tooManyPictures: "Een offerte heeft hoogstens 6 beelden. Verwijder er eerst een.",
  captionTooLong: "Een bijschrift heeft hoogstens 120 tekens.",
  pictureGone: "Dit beeld is geen foto van dit project, of niet meer. Kies een ander.",
  picturesOfDraft: "Deze offerte is geen concept. Open hem en zet het beeld er daar in.",
}
