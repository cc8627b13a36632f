/** Whom the invented company buys from. The numbers pass their checks but belong to nobody; nor does the bank exist. */
export interface SampleSupplier {
  name: string
  /** What it says under its name. */
  trade: string
  street: string
  postcode: string
  city: string
  phone: string
  email: string
  kvk: string
  btwId: string
  iban: string
  /** G-rekening, or ''. */
  blockedIban: string
}

const contact = (mailbox: string) => ({
  phone: "0111 - 00 01 00",
  email: `administratie@${mailbox}.example`,
  blockedIban: "",
})

export const suppliers = {
  merchant: {
    ...contact("bouwstoffen-oosterschelde"),
    ...{ name: "Bouwstoffen Oosterschelde B.V.", trade: "Alles voor de ruwbouw" },
    ...{ street: "Nijverheidsweg 40", postcode: "4301 RZ", city: "Zierikzee" },
    ...{ kvk: "00000101", btwId: "NL810000003B01", iban: "NL61WPAS1000000000" },
  },
  scaffolding: {
    ...contact("steigers-de-kraag"),
    ...{ name: "Steigerverhuur De Kraag", trade: "Verhuur en montage" },
    ...{ street: "Straalweg 7", postcode: "4301 RS", city: "Zierikzee" },
    ...{ kvk: "00000102", btwId: "NL810123459B01", iban: "NL42WPAS1007654321" },
  },
  electrician: {
    ...contact("elektro-westhoek"),
    ...{ name: "Elektrotechniek Westhoek V.O.F.", trade: "Installaties voor woning en bedrijf" },
    ...{ street: "Serooskerkseweg 11", postcode: "4327 RA", city: "Serooskerke" },
    ...{ kvk: "00000103", btwId: "NL810246909B01", iban: "NL23WPAS1015308642" },
    blockedIban: "NL41WPAS0991234567",
  },
  containers: {
    ...contact("duiveland-containers"),
    ...{ name: "Duiveland Containers", trade: "Afval, puin en grond" },
    ...{ street: "Stoofweg 3", postcode: "4306 NA", city: "Nieuwerkerk" },
    ...{ kvk: "00000104", btwId: "NL810370359B01", iban: "NL04WPAS1022962963" },
  },
  diyShop: {
    ...contact("klusplein"),
    ...{ name: "Klusplein Zierikzee", trade: "Doe-het-zelf" },
    ...{ street: "Grevelingenstraat 2", postcode: "4301 XS", city: "Zierikzee" },
    ...{ kvk: "00000105", btwId: "NL810493809B01", iban: "NL82WPAS1030617284" },
  },
  painter: {
    ...contact("schilders-van-der-zande"),
    ...{ name: "Schildersbedrijf Van der Zande", trade: "Binnen- en buitenwerk" },
    ...{ street: "Ring 18", postcode: "4315 AJ", city: "Dreischor" },
    ...{ kvk: "00000106", btwId: "NL810617250B01", iban: "NL63WPAS1038271605" },
  },
  tiles: {
    ...contact("tegelhuis-kaai"),
    ...{ name: "Tegelhuis De Kaai B.V.", trade: "Tegels en natuursteen" },
    ...{ street: "Kaaistraat 55", postcode: "4461 KM", city: "Goes" },
    ...{ kvk: "00000107", btwId: "NL810740709B01", iban: "NL44WPAS1045925926" },
  },
  crane: {
    ...contact("kranen-schouwen"),
    ...{ name: "Kraanverhuur Schouwen", trade: "Hijswerk en transport" },
    ...{ street: "Industrieweg 2", postcode: "4301 RR", city: "Zierikzee" },
    ...{ kvk: "00000108", btwId: "NL810864150B01", iban: "NL25WPAS1053580247" },
  },
  dormers: {
    ...contact("prefab-dakkapel-delta"),
    ...{ name: "Delta Prefab Dakkapellen B.V.", trade: "In één dag geplaatst" },
    ...{ street: "Ambachtsweg 21", postcode: "4421 SK", city: "Kapelle" },
    ...{ kvk: "00000109", btwId: "NL810987600B01", iban: "NL06WPAS1061234568" },
  },
  mason: {
    ...contact("metselwerk-hage"),
    ...{ name: "Metselwerk Hage", trade: "Metsel- en voegwerk" },
    ...{ street: "Dorpsring 9", postcode: "4316 AB", city: "Zonnemaire" },
    ...{ kvk: "00000110", btwId: "NL811111052B01", iban: "NL84WPAS1068888889" },
  },
  concrete: {
    ...contact("betoncentrale-sloe"),
    ...{ name: "Betoncentrale Sloehaven N.V.", trade: "Betonmortel en pompwerk" },
    ...{ street: "Europaweg 101", postcode: "4389 PD", city: "Ritthem" },
    ...{ kvk: "00000111", btwId: "NL811234502B01", iban: "NL65WPAS1076543210" },
  },
  timber: {
    ...contact("houthandel-gouwe"),
    ...{ name: "Houthandel Gouwe & Zonen", trade: "Hout, plaat en isolatie" },
    ...{ street: "Lange Slikweg 14", postcode: "4301 NB", city: "Zierikzee" },
    ...{ kvk: "00000112", btwId: "NL811357958B01", iban: "NL46WPAS1084197531" },
  },
  fuel: {
    ...contact("tanken-zeeland"),
    ...{ name: "Tankpunt Deltaweg", trade: "Brandstof en shop" },
    ...{ street: "Deltaweg 1", postcode: "4301 RP", city: "Zierikzee" },
    ...{ kvk: "00000113", btwId: "NL811481402B01", iban: "NL27WPAS1091851852" },
  },
} satisfies Record<string, SampleSupplier>
