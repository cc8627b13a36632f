/** The Dutch of the list of quotations. */
export const overview = {
  title: "ChatGPT Offertes",
  menu: "Offertes",
  back: "Terug naar dashboard",
  new: "Nieuwe Offerte",
  state: {
    proposed: "Voorstel",
    concept: "Concept",
    sent: "Verstuurd",
    accepted: "Geaccepteerd",
    rejected: "Afgewezen",
    expired: "Verlopen",
  },
}

export const overviewErrors = {}
