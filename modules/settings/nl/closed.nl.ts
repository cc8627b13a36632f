/** The company's own holidays. */
export const closed = {
  title: "Vakantie en vrije dagen van het bedrijf",
  intro:
    "Op deze dagen werkt niemand. De planning van een offerte slaat ze over, net als feestdagen, en zegt dat er ook bij. Offertes die er al zijn, veranderen niet.",
  usual: "Bedrijfsvakantie",
  row: "Periode {{number}}",
  name: "Naam van periode {{number}}",
  nameHint: "Laat leeg voor ‘Bedrijfsvakantie’",
  from: "Eerste dag",
  to: "Laatste dag",
  ofPeriod: "van periode {{number}}",
  remove: "Periode {{number}} verwijderen",
  add: "Periode toevoegen",
  full: "Er passen hooguit {{most}} perioden. Verwijder er een die voorbij is.",
  none: "Er zijn geen perioden ingevuld.",
  span: "{{from}} t/m {{to}}",
}
