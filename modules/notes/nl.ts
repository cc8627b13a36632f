/** Notes and tasks, as only the office meets them. */
export const notes = {
  did: {
    noted: "Notitie: {{said}}",
    noteChanged: "Notitie gewijzigd: {{said}}",
    noteRemoved: "Notitie verwijderd",
    noteRestored: "Notitie teruggezet: {{said}}",
    taskDone: "Taak afgevinkt: {{said}}",
    taskReopened: "Taak weer opengezet: {{said}}",
  },
}
