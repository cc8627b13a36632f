import { meanings } from "#src/sheets/words.ts"
import type { ImportColumn } from "./schema.ts"

/**
 * Headings as wholesalers and other programs write them, without capitals, spaces and signs. How many go in a box
 * ('verpakkingseenheid') is none of it: that is neither what one counts in nor what a price is for.
 */
export const headings: Record<ImportColumn, string> = {
  name: "naam omschrijving artikelomschrijving artikelnaam product productnaam productomschrijving materiaal materiaalnaam artikel omschrijving1 korteomschrijving beschrijving name description item itemname productname article",
  brand: "merk merknaam fabrikant brand brandname manufacturer",
  supplier: "leverancier leveranciersnaam naamleverancier groothandel vendor supplier suppliername",
  article:
    "artikelnummer artikelnr artnr artikelcode leveranciersartikelnummer artikelnummerleverancier artikelcodeleverancier bestelnummer bestelnr productnummer productcode sku articlenumber itemnumber partnumber",
  code: "code codeean ean eancode eannummer ean13 gtin gtincode gtin13 gtin14 gtinean eangtin barcode streepjescode upc",
  category:
    "soort categorie groep artikelgroep productgroep materiaalgroep assortimentsgroep hoofdgroep category group productgroup",
  location: "plek locatie magazijnlocatie stelling schap vak opslagplaats location bin shelf",
  unit: "eenheid besteleenheid verkoopeenheid gebruikseenheid unit uom unitofmeasure",
  netPrice:
    "netto nettoprijs netprijs nettoinkoopprijs nettoprijsexclbtw inkoopprijsnetto inkoopprijs uwprijs klantprijs netprice purchaseprice costprice kostprijs",
  price: "prijs prijsexclbtw prijsexbtw prijspereenheid stuksprijs eenheidsprijs price unitprice",
  grossPrice:
    "bruto brutoprijs brutoprijsexclbtw brutoverkoopprijs adviesprijs catalogusprijs lijstprijs verkoopprijs grossprice listprice",
  pricePer:
    "prijsper per prijseenheid prijsbasis aantalprijsbasis prijsperaantal prijsaantal aantalperprijs priceper priceunit pricebasis pricequantity",
  quantity:
    "aantal voorraad voorraadaantal huidigevoorraad opvoorraad aantalopvoorraad stand quantity qty stock instock onhand",
  minStock:
    "minimum min minvoorraad minimumvoorraad minimalevoorraad bestelniveau bestelpunt minstock minimumstock reorderlevel",
  maxStock: "maximum max maxvoorraad maximumvoorraad maximalevoorraad aanvullentot maxstock maximumstock",
}

/** Words of what one counts in that are one and the same. */
const units = {
  piece: "st stk stuk stuks pc pcs pce ea c62 piece pieces",
  metre: "m mtr m1 meter meters lm strekkendemeter",
  square: "m2 vierkantemeter mtk",
  cubic: "m3 kuub kubiekemeter mtq",
  litre: "l ltr liter liters",
  kilo: "kg kgm kilo kilogram",
  box: "ds doos dozen bx box",
  pack: "pk pak pakken pack",
  roll: "rl rol rollen ro roll",
  bag: "zk zak zakken bag",
  set: "set sets",
}
const unitOf = meanings(units)

/** 'st' and 'Stuks' are; 'stuk' and 'doos' are not. */
export function isSameUnit(a: string, b: string): boolean {
  const plain = (unit: string) => unitOf(unit.replace("²", "2").replace("³", "3")) ?? unit.toLowerCase()
  return plain(a) === plain(b)
}

/** Numbers that are written as a word or a code beside a price. */
export const wordsOfNumbers: ReadonlyMap<string, number> = new Map([
  ["honderd", 100],
  ["cen", 100],
  ["duizend", 1000],
  ["mil", 1000],
])
