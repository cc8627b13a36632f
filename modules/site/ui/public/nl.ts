export const site = {
  home: {
    title: "Home",
    contact: "Contact",
    phone: "Telefoon",
    email: "E-mail",
    address: "Adres",
    quote: "Offerte aanvragen",
    quoteHint: "Beantwoord een paar vragen over wat u wilt laten doen, en vraag een offerte aan.",
  },
}
