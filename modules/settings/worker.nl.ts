export const settings = {
  notices: {
    gone: "Dit is intussen afgehandeld",
    look: "Bekijken",
    groups: { money: "Kost nu geld", own: "Voor u", work: "Werk dat wacht", rest: "Afhandelen" },
    none: "Er wacht niets op u",
    noneText: "Nieuwe aanvragen, en wat er misgaat, ziet u hier vanzelf.",
    since: "Sinds {{moment}}",
    agentFailing: "Werk op de achtergrond gaat mis: {{name}}",
  },
}
