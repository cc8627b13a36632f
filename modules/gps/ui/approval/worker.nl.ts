export const approvalScreen = {
  reminders: "Herinneringen",
  reminderDone: "Gedaan",
}
