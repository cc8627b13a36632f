/** Notes and tasks, as only the office meets them. */
export const notes = {
  found: { group: "Notities en taken" },
  did: {
    noted: "Notitie geschreven",
    noteChanged: "Notitie gewijzigd",
    noteRemoved: "Notitie verwijderd",
    noteRestored: "Notitie teruggezet",
    taskDone: "Taak afgevinkt",
    taskReopened: "Taak weer opengezet",
  },
}
