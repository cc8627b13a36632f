/** What the office reads of it before it opens a screen of it. */
export const absence = {
  notices: {
    asked_one: "{{person}} vraagt verlof",
    asked_other: "{{count}} verlofaanvragen wachten",
    answerBefore: "Antwoord uiterlijk {{day}}",
    answerLate: "Had beantwoord moeten zijn op {{day}}",
    answer: "Beantwoorden",
    ill_one: "{{person}} is ziek en staat gepland",
    ill_other: "{{count}} mensen zijn ziek en staan gepland",
    illDetail: "{{person}}: {{work}}",
    plan: "Naar de planning",
  },
}
