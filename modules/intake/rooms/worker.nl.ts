/** Rooms that are measured on site. */
export const rooms = {}

export const roomErrors = {
  nameMissing: "Vul in welke ruimte het is.",
  sizeWrong: "Vul een maat in tot 100 m, zoals 2,40.",
  heightWrong: "Vul een hoogte in tot 20 m, zoals 2,60.",
  countWrong: "Vul een aantal in van 1 tot 50.",
  openingTooWide: "Dit is breder dan de langste wand.",
  openingTooHigh: "Dit is hoger dan de ruimte.",
  openingsTooMuch: "De openingen zijn samen groter dan de wanden.",
  tooManyOpenings: "Een ruimte heeft hoogstens 20 soorten openingen.",
  tooManyRooms: "Een project heeft hoogstens 100 ruimten.",
  roomNotFound: "Deze ruimte bestaat niet (meer).",
  roomsArchived: "Dit project is gearchiveerd. Het kantoor kan het terugzetten.",
  roomMeanwhile: "{{by}} heeft deze ruimte intussen ook opgemeten.",
}
