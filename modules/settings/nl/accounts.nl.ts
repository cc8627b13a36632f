export const accounts = {
  title: "Accounts",
  intro:
    "Iedereen met een eigen account logt in met een gebruikersnaam en een wachtwoord. Zo staat in het logboek wie wat heeft gedaan.",
  list: "Wie er kunnen inloggen",
  you: "u",
  username: "Gebruikersnaam",
  shared: "Het gedeelde wachtwoord van het kantoor",
  role: {
    worker: "Medewerker",
    manager: "Projectleider",
    owner: "Eigenaar",
  },
  may: {
    worker: "Ziet geen aanvragen en geen prijzen",
    manager: "Behandelt aanvragen en ziet prijzen",
    owner: "Mag alles, ook instellingen en accounts wijzigen",
  },
}

export const newAccount = {
  title: "Account toevoegen",
  name: "Naam",
  username: "Gebruikersnaam",
  usernameHint: "3 tot 60 letters, cijfers, punten of streepjes, zoals jan.devries",
  role: "Rol",
  password: "Eerste wachtwoord",
  passwordHint: "Minstens 8 tekens. Geef het door aan de nieuwe collega.",
  generate: "Wachtwoord bedenken",
  copyFailed: "Kopiëren lukte niet. Toon het wachtwoord en schrijf het over.",
  submit: "Account toevoegen",
  busy: "Toevoegen...",
  failed: "Toevoegen mislukt",
  done: "Account toegevoegd",
  doneText:
    "{{name}} kan nu inloggen als {{username}}: op het inlogscherm, via ‘Inloggen met een eigen account’.",
  passwordOnce: "Het wachtwoord is hierna niet meer op te vragen.",
  ready: "Gereed",
  wrong: {
    name: "Vul een naam in.",
    username:
      "Kies 3 tot 60 letters, cijfers, punten of streepjes, beginnend en eindigend met een letter of cijfer.",
    role: "Kies een rol.",
    password: "Kies een wachtwoord van minstens 8 tekens.",
  },
}
