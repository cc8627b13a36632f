export const layout = {
  skip: "Naar de inhoud",
  home: "Home",
  call: "Bel ons",
  menu: { label: "Hoofdmenu", button: "Menu", home: "Home", projects: "Projecten", contact: "Contact" },
  quote: "Offerte Aanvragen",
  login: "Inloggen",
  dashboard: "Dashboard",
  toHome: "Naar de homepage",
  footer: { label: "Snelle links", contact: "Contact", kvk: "KvK {{number}}", btw: "Btw-id {{number}}" },
}
