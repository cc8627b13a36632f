/** What the office reads of it before it opens a screen of it. */
export const timeline = {
  board: { byProject: "Week per project" },
  notices: {
    double_one: "{{person}} staat dubbel gepland",
    double_other: "{{count}} mensen staan dubbel gepland",
    doubleDetail: "{{person}}: {{one}} en {{other}} · {{day}}",
    doubleAction: "Verzetten",
    away_one: "{{person}} is vrij en staat gepland",
    away_other: "{{count}} mensen zijn vrij en staan gepland",
    awayDetail: "{{person}}: {{work}} · {{day}}",
  },
}
