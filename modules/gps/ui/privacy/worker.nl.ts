export const privacy = {
  menu: "GPS en privacy",
  title: "Privacy bij uren en GPS",
  back: "Terug naar tijdregistratie",
  notice: {
    title: "Wat wij vastleggen, en waarom",
    what: "Wat",
    whatText:
      "De plek waar uw uren beginnen en eindigen, en punten onderweg. Alleen zolang uw timer loopt, niet in uw pauze, en alleen op een toestel waarop u ja hebt gezegd.",
    never:
      "Staat uw timer uit, dan leggen wij geen plek vast. Ook niet op de achtergrond en niet in uw vrije tijd. Zet u zelf de bewegingsdetectie aan, dan kijkt die ook zonder timer waar u bent. Daarvan bewaren wij alleen wanneer hij aan stond en de taken die u kreeg, en alleen voor uzelf.",
    why: "Waarom",
    whyText:
      "Zo komen uw uren vanzelf op het goede project en klopt uw loon. Wij gebruiken de plek niet om uw tempo of gedrag te beoordelen.",
    long: "Hoe lang",
    longText:
      "Punten onderweg verdwijnen na {{positions}} dagen. De plek van begin en einde verdwijnt {{checkIns}} dagen nadat uw uren zijn goedgekeurd of verwijderd. Uw uren zelf bewaren wij voor de administratie.",
    who: "Wie ziet het",
    whoText: "U ziet alles van uzelf. Kantoor ziet uw uren en de plek waar ze beginnen en eindigen.",
    trailsOff: "Uw route ziet niemand anders dan u.",
    trailsOn:
      "Ook uw route kan kantoor zien: de punten onderweg van de laatste {{positions}} dagen, vanaf het moment dat u hier ja zegt.",
    noMeans: "Nee zeggen mag",
    noMeansText:
      "Dat heeft geen gevolgen voor u. De timer werkt ook zonder plek, en u kunt uw uren altijd met de hand invullen.",
    basis: "Op welke grond",
    basisText:
      "Wij beroepen ons op ons gerechtvaardigd belang: een goede urenadministratie (AVG, artikel 6 lid 1 onder f). Uw ‘ja’ is geen toestemming in de zin van de wet, want tegenover een werkgever bent u niet helemaal vrij om nee te zeggen. Daarom mag u ook na een ‘ja’ altijd stoppen, en bezwaar maken.",
  },
  rights: {
    title: "Uw rechten",
    text: "U mag uw gegevens inzien en meenemen, laten verbeteren, laten verwijderen of het gebruik laten beperken. U mag ook bezwaar maken.",
    how: "Uren verbeteren kunt u zelf bij tijdregistratie. Voor de rest vraagt u het op kantoor: {{reach}}.",
    howUnknown: "Uren verbeteren kunt u zelf bij tijdregistratie. Voor de rest vraagt u het op kantoor.",
    complaint:
      "Komt u er met ons niet uit? Dan kunt u een klacht indienen bij de Autoriteit Persoonsgegevens.",
    download: "Mijn gegevens downloaden",
    downloadText:
      "Alles wat over uw uren en plekken is bewaard, als bestanden die u met Excel kunt openen. Ook wat is verwijderd of gewijzigd.",
    done: "Uw gegevens zijn gedownload.",
    failed: "Downloaden lukt niet",
  },
  answers: {
    title: "Uw antwoorden op de privacymelding",
    none: "U hebt de melding nog op geen toestel beantwoord.",
    yes: "Ja, met GPS",
    no: "Nee, zonder GPS",
    device: "toestel {{device}}",
    more_one: "Nog {{count}} antwoord tonen",
    more_other: "Nog {{count}} antwoorden tonen",
  },
  dpia: {
    title: "Voor kantoor: de DPIA",
    text: "GPS bij uren volgt medewerkers. De wet vraagt dan vooraf een gegevensbeschermingseffectbeoordeling (DPIA, AVG artikel 35). Hieronder staat een tekst die past bij wat Waterpas doet. Wat alleen uw bedrijf weet of moet kiezen, is gemarkeerd. Laat hem nakijken en bewaar de ondertekende versie.",
    heading: "DPIA: urenregistratie met GPS",
    copyFailed: "Kopiëren lukt niet in deze browser. Selecteer de tekst en kopieer hem zelf.",
    print: "Afdrukken",
    blanks_one: "{{count}} plek om zelf in te vullen",
    blanks_other: "{{count}} plekken om zelf in te vullen",
  },
}
