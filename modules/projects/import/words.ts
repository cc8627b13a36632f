import { meanings } from "#src/sheets/words.ts"
import type { ProjectStatus } from "../schema.ts"
import type { ImportColumn } from "./schema.ts"

/** Headings as Dutch and English programs write them, without capitals, spaces and signs. */
export const headings: Record<ImportColumn, string> = {
  name: "naam klant klantnaam volledigenaam relatie relatienaam opdrachtgever contactpersoon contact name fullname customer customername client clientname",
  company: "bedrijf bedrijfsnaam organisatie firma company companyname organisation organization",
  firstName: "voornaam roepnaam firstname givenname",
  infix: "tussenvoegsel voorvoegsel infix middlename",
  lastName: "achternaam familienaam lastname surname familyname",
  email: "email emailadres mail mailadres emailaddress",
  phone:
    "telefoon telefoonnummer tel telnr mobiel mobielnummer mobieltelefoon gsm phone phonenumber telephone mobile mobilephone",
  address:
    "adres straat straatnaam straatenhuisnummer straathuisnummer adresregel1 address address1 street streetaddress",
  houseNumber: "huisnummer huisnr nummer housenumber",
  postcode: "postcode pc postalcode zip zipcode postal",
  city: "plaats woonplaats plaatsnaam stad gemeente city town place",
  kvk: "kvk kvknummer kvknr handelsregister cocnumber coc chamberofcommerce",
  btwId: "btw btwid btwnummer btwnr vat vatid vatnumber",
  notes: "opmerking opmerkingen notitie notities memo note notes remark remarks comment comments",
  invoiceName: "factuurnaam factuurtav factuurcontact invoicename billingname",
  invoiceAddress: "factuuradres factuurstraat invoiceaddress billingaddress",
  invoicePostcode: "factuurpostcode invoicepostcode billingpostcode billingzip",
  invoiceCity: "factuurplaats factuurwoonplaats invoicecity billingcity",
  invoiceEmail: "factuuremail factuuremailadres factuurmail emailfactuur invoiceemail billingemail",
  project: "project projectnaam werk klus opdracht projectname job jobname",
  projectAddress: "projectadres werkadres bouwadres uitvoeringsadres projectaddress siteaddress",
  status: "status projectstatus fase",
  startDate: "startdatum start begindatum begin aanvang startdate begindate",
  endDate: "einddatum einde eind oplevering opleverdatum enddate end finishdate",
  price: "prijs bedrag aanneemsom offertebedrag prijsinclbtw bedraginclbtw price amount total totaal",
  description: "omschrijving beschrijving projectomschrijving werkzaamheden description",
}

const statuses: Record<ProjectStatus, string> = {
  // With what people write in such a column of their own lists: "te doen", "to-do".
  planned: "gepland planned ingepland offerte opdracht aankomend tedoen todo nieuw",
  active: "actief active lopend lopende inuitvoering bezig uitvoering inprogress gestart onderhanden",
  completed: "voltooid completed afgerond gereed klaar opgeleverd afgesloten done finished",
}

export const statusOf = meanings(statuses)
