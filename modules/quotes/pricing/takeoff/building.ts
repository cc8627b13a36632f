import type { Survey } from "../survey.ts"

/** What the answers about the building, its owners and the wished-for start mean for what we take for granted. */
export function noteBuilding(survey: Survey) {
  survey.exclude("Leges en kosten van vergunningen of meldingen.", [...structure, "frames"])
  noteAsbestos(survey)
  if (survey.choice("monument") === "ja") {
    survey.exclude("Extra eisen, onderzoek en vergunning omdat het gebouw een monument is of beschermd is.", [
      ...structure,
      "demolition",
      "frames",
      "insulation",
    ])
  } else if (survey.choice("monument") !== "nee") {
    survey.assume(
      "We gaan ervan uit dat het gebouw geen monument is en niet in een beschermd gezicht staat.",
      {
        monument: "nee",
      },
    )
  }
  if (survey.choice("vve") === "nog_niet")
    survey.exclude("De toestemming van de Vereniging van Eigenaars: die regelt u.")
  if (survey.choice("woningtype") === "appartement" && survey.choice("vve") === undefined) {
    survey.assume("We gaan ervan uit dat de Vereniging van Eigenaars toestemming geeft, als die nodig is.", {
      vve: "ja",
    })
  }
  if (survey.choice("urgentie") === "spoed") {
    survey.assume(declared.urgent)
  }
  if (survey.choice("urgentie") === "flexibel") {
    survey.assume(declared.flexible)
  }
}

function noteAsbestos(survey: Survey) {
  const answer = survey.choice("asbest")
  if (answer === "vrij") {
    return survey.assume(declared.asbestosFree)
  }
  const built = survey.given("bouwjaar")
  // Since then nobody may build with it.
  if (built !== undefined && built >= 1994) return
  survey.exclude(asbestosRemoval, [...broken, "roofing"])
  if (answer !== undefined) return
  if (built === undefined) survey.assume(noAsbestos, { bouwjaar: null })
  else survey.exclude("Het asbestonderzoek dat voor gebouwen van voor 1994 nodig is.", [...broken, "roofing"])
}

/** Work for which a municipality may want to be asked or told. */
const structure = ["foundation", "shell", "roofing"] as const
/** Work that opens or takes away what is there. */
const broken = ["demolition", "frames", "insulation", "plumbing", "electrical", "flooring"] as const

/** What one client said of his building or of his wishes. */
const declared = {
  asbestosFree: "Het gebouw is volgens uw opgave asbestvrij. We zien het rapport graag voor we beginnen.",
  urgent: "U vraagt om spoed: we spreken samen de startdatum af. Deze prijs bevat geen spoedtoeslag.",
  flexible: "U bent flexibel: we plannen uw werk op een rustig moment, in overleg met u.",
}
const noAsbestos = "We gaan ervan uit dat er geen asbest zit in de delen waaraan we werken."
const asbestosRemoval = "Het verwijderen van asbest."

/** The same sentences for another client: what this one declared, nobody said of the other's building. */
export function undeclared({ assumptions, exclusions }: Sentences): Sentences {
  const said = Object.values(declared)
  const general = assumptions.filter((sentence) => !said.includes(sentence))
  if (!assumptions.includes(declared.asbestosFree)) return { assumptions: general, exclusions }
  return {
    assumptions: [...new Set([...general, noAsbestos])],
    exclusions: [...new Set([...exclusions, asbestosRemoval])],
  }
}

interface Sentences {
  assumptions: string[]
  exclusions: string[]
}
