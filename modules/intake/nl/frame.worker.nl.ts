/** Around the parts of an intake: choosing the job, and what its page shows of it. */
export const frame = {
  tiles: {
    intake: {
      title: "Opname",
      text: "Foto’s en alles wat op locatie wordt vastgelegd",
      count_one: "{{count}} actieve klus",
      count_other: "{{count}} actieve klussen",
    },
  },
  starts: { intake: "Opname starten" },
  frame: {
    title: "Opname",
    of: "Opname {{name}}",
    toChoice: "Terug naar de projecten",
    tabs: "Delen van de opname",
    undone: "Teruggedraaid.",
    closed: "Dit project is gearchiveerd. U kunt de opname bekijken, maar niet wijzigen.",
  },
  choose: {
    menu: "Opname",
    title: "Opname: kies een project",
    toStart: "Terug naar Vandaag",
    new: "Nieuw project",
    last: "Hier was u het laatst bezig.",
    none: "Nog geen projecten",
    noneYet: "Maak eerst een project. Daarna begint hier de opname.",
  },
  onProject: {
    all_one: "{{count}} foto",
    all_other: "Alle {{count}} foto’s",
    checklist: "Checklist: {{done}} van {{total}}",
    warnings_one: "{{count}} waarschuwing open",
    warnings_other: "{{count}} waarschuwingen open",
    rooms_one: "{{count}} ruimte opgemeten",
    rooms_other: "{{count}} ruimtes opgemeten",
    plans_one: "{{count}} plattegrond",
    plans_other: "{{count}} plattegronden",
  },
}
