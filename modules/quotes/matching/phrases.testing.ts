import type { ProjectType } from "#src/shared/projectTypes.ts"

type Phrases = Partial<Record<ProjectType, string>>

/** Per type of project: an item = the lines it gives, in their order; `~` where the quantity wasn't in the text. */
export const recognised: Phrases = {
  badkamer: `
    oude badkamer slopen = badkamer.stripTiles 28.5 m2~, badkamer.stripSanitary 3 st~
    oude badkamer slopen en afvoeren = badkamer.stripTiles 28.5 m2~, badkamer.stripSanitary 3 st~, general.waste 2 m3~
    12 m2 tegels zetten = badkamer.wallTiles.midden 12 m2
    stucwerk plafond = badkamer.plasterCeiling 6 m2~
    wand en vloer tegelen = badkamer.wallTiles.midden 22.5 m2~, badkamer.floorTiles.midden 6 m2~
    badkamer tegelen = badkamer.wallTiles.midden 22.5 m2~, badkamer.floorTiles.midden 6 m2~
    stucen en schilderen plafond = badkamer.plasterCeiling 6 m2~, badkamer.paint 6 m2~
    plafond stucen en schilderen = badkamer.plasterCeiling 6 m2~, badkamer.paint 6 m2~
    20 m² wandtegels = badkamer.wallTiles.midden 20 m2
    6 m2 vloertegels leggen = badkamer.floorTiles.midden 6 m2
    1.000,5 m2 tegels zetten = badkamer.wallTiles.midden 1000.5 m2
    3x2,5 m wandtegels zetten = badkamer.wallTiles.midden 7.5 m2
    toilet vervangen = badkamer.stripSanitary 1 st~, badkamer.toilet.midden 1 st~
    nieuw toilet plaatsen = badkamer.toilet.midden 1 st~
    wastafel met kraan plaatsen = badkamer.basin.midden 1 st~
    wastafelkraan vervangen = everyday.tap 1 st~
    inloopdouche met glaswand plaatsen = badkamer.shower.midden 1 st~
    ligbad verwijderen = badkamer.stripSanitary 1 st~
    toilet en wastafel plaatsen = badkamer.toilet.midden 1 st~, badkamer.basin.midden 1 st~
    3x inbouwspot = badkamer.spot 3 st
    drie inbouwspots = badkamer.spot 3 st
    ventilator = badkamer.fan 1 st~
    kitten = badkamer.sealing 9.8 m1~
    handdoekradiator plaatsen = badkamer.radiator.midden 1 st~
    luxe inloopdouche = badkamer.shower.luxe 1 st~
    wc betegelen = badkamer.wallTiles.midden 10.2 m2~, badkamer.floorTiles.midden 1.5 m2~
    vloerverwarming elektrisch 4 m2 = badkamer.floorHeating 4 m2, badkamer.floorThermostat 1 st~
    badkamer renoveren = badkamer.stripTiles 28.5 m2~, badkamer.stripSanitary 3 st~, complete_renovatie.bathroom.midden 1 post~
    alle leidingen verleggen = badkamer.pipesNew 3 st~
    wasmachine aansluiten = badkamer.laundry 1 st~
    wandtegels verwijderen 20 m2 = badkamer.stripTiles 20 m2
    tegels zetten en voegen = badkamer.wallTiles.midden 22.5 m2~
    verlaagd plafond 6 m2 = badkamer.ceiling 6 m2
    nis maken = badkamer.niche 1 st~
    badkamerdeur vervangen = everyday.removeDoor 1 st~, complete_renovatie.door.midden 1 st~
    badkamertegels eraf hakken = badkamer.stripTiles 28.5 m2~
    oude tegels van wand en vloer verwijderen = badkamer.stripTiles 22.5 m2~, badkamer.stripTiles 6 m2~
    nieuwe vloertegels 60x60 leggen 6 m2 = badkamer.floorTiles.midden 6 m2
    wandtegels 30x60 zetten tot plafond = badkamer.wallTiles.midden 22.5 m2~
    wandtegels zetten 22,5 m² = badkamer.wallTiles.midden 22.5 m2
    toilet + fonteintje plaatsen = badkamer.toilet.midden 1 st~, everyday.handBasin 1 st~
    hangtoilet met inbouwreservoir = badkamer.toilet.midden 1 st~
    duoblok plaatsen = everyday.closeCoupled 1 st~
    douchecabine plaatsen = everyday.showerCabin 1 st~
    douchekraan vervangen = everyday.showerTap 1 st~
    glazen douchewand = everyday.showerScreen 1 st~
    dubbele wastafel = badkamer.doubleBasin.midden 1 st~
    badmeubel 120 cm = badkamer.basin.midden 1 st~
    elektra badkamer = badkamer.electrics 1 post~
    2 stopcontacten en 4 spots = elektra.socket 2 st, badkamer.spot 4 st
    plafond witten = badkamer.paint 6 m2~
    waterdicht maken wanden en vloer = badkamer.waterproofing 14 m2~
    kimband aanbrengen = badkamer.waterproofing 14 m2~
    vloer uitvlakken 6 m2 = badkamer.level 6 m2
    leidingen vernieuwen = badkamer.pipesSame 3 st~
    toilet verplaatsen = badkamer.pipesNew 1 st~
    sanitair verwijderen = badkamer.stripSanitary 3 st~
    oude kitvoegen vervangen 10 m = everyday.renewSealant 10 m1
    voegwerk vernieuwen 8 m2 = everyday.regrout 8 m2
    afvoer ontstoppen = everyday.unblock 1 post~
    lekkage opsporen = everyday.leakSearch 1 post~
    basis toilet = badkamer.toilet.basis 1 st~
    bad eruit, inloopdouche erin = badkamer.stripSanitary 1 st~, badkamer.shower.midden 1 st~
    badkamer strippen = badkamer.stripTiles 28.5 m2~, badkamer.stripSanitary 3 st~
    houten vloer = vloeren.hout.midden 6 m2~
    cementdekvloer 6 m2 = vloeren.screed 6 m2
    douchebak vervangen = badkamer.stripSanitary 1 st~, everyday.showerTray 1 st~
    schilderwerk = badkamer.paint 28.5 m2~
    hele badkamer eruit slopen incl afvoer puin = badkamer.stripTiles 28.5 m2~, badkamer.stripSanitary 3 st~, general.waste 2 m3~
    vloer badkamer tegelen 5,5m2 antislip tegel = badkamer.floorTiles.midden 5.5 m2
    hangtoilet monteren (geberit) = badkamer.toilet.midden 1 st~
    sloopwerk badkamer compleet = badkamer.stripTiles 28.5 m2~, badkamer.stripSanitary 3 st~
    badkamer vloer egaliseren = vloeren.primeLevel 6 m2~
    thermostaatkraan douche vervangen = everyday.showerTap 1 st~
    plafond verlagen met 6 spotjes = badkamer.spot 6 st, badkamer.ceiling 6 m2~
    vloer opnieuw betegelen 4m2 = badkamer.floorTiles.midden 4 m2
    zwevend toilet geberit up320 plaatsen = badkamer.toilet.midden 1 st~
    wastafeltje in toilet vervangen = badkamer.stripSanitary 1 st~, badkamer.basin.midden 1 st~
    ligbad eruit halen = badkamer.stripSanitary 1 st~
    kranen vervangen 3 st = everyday.tap 3 st
    plafon stucen = badkamer.plasterCeiling 6 m2~
    designradiator zwart = badkamer.radiator.midden 1 st~
    kitten rondom bad en douche 6 m = badkamer.sealing 6 m1
    complete badkamer slopen 7m2 = badkamer.stripTiles 31.5 m2, badkamer.stripSanitary 3 st~
    waterleiding verleggen voor nieuwe wastafel = badkamer.pipesNew 1 st~
  `,
  keuken: `
    tegels zetten = keuken.backsplash 3 m2~
    oude keuken verwijderen = keuken.strip 4.5 m1~
    keuken plaatsen 4 m = keuken.cabinets.midden 4 m1
    werkblad composiet 3,2 m1 = keuken.worktop.composiet 3.2 m1
    vaatwasser plaatsen en aansluiten = keuken.vaatwasser.midden 1 st~
    kookplaat aansluiten = keuken.connectAppliance 1 st~
    keuken schilderen = keuken.paint 44.6 m2~
    plafond witten = keuken.paint 12 m2~
    quooker plaatsen = keuken.kokendwaterkraan 1 st~
    achterwand tegelen 4 m2 = keuken.backsplash 4 m2
    keukenblok slopen 3 m1 = keuken.strip 3 m1
    keuken demonteren en afvoeren = keuken.strip 4.5 m1~, general.waste 1.4 m3~
    Ikea keuken monteren = keuken.installOnly 4.5 m1~
    aanrechtblad vervangen = keuken.worktop.kunststof 4.5 m1~
    keukenkraan vervangen = everyday.tap 1 st~
    oven en vaatwasser plaatsen = keuken.oven.midden 1 st~, keuken.vaatwasser.midden 1 st~
    afzuigkap = keuken.afzuigkap.midden 1 st~
    kookeiland plaatsen = keuken.island.midden 1 st~
    leidingen verleggen = keuken.pipesNew 1 post~
    elektra keuken = keuken.electrics 1 post~
    kookgroep aanleggen = elektra.appliance.koken 1 st~
    spoelbak met kraan = keuken.sink.midden 1 st~
    vloer tegelen 12 m2 = vloeren.tegels.midden 12 m2
    wanden sauzen 30 m2 = keuken.paint 30 m2
    luxe keuken plaatsen 5,5 meter = keuken.cabinets.luxe 5.5 m1
    spatwand tegelen = keuken.backsplash 3 m2~
    stopcontacten 6x bij aanrecht = elektra.socket 6 st
    keuken demontage = keuken.strip 4.5 m1~
    4,5m keuken opbouwen en plaatsen = keuken.cabinets.midden 4.5 m1
    wcd 8 st dubbel = elektra.socket 8 st
    granieten blad 3m = keuken.worktop.natuursteen 3 m1
    spotjes 8x led dimbaar = badkamer.spot 8 st
  `,
  complete_renovatie: `
    binnendeur plaatsen = complete_renovatie.door.midden 1 st~
    3 binnendeuren afhangen = everyday.hangDoor 3 st
    deur plaatsen en schilderen = complete_renovatie.door.midden 1 st~, everyday.paintDoor 1 st~
    kozijn vervangen = kozijnen.remove 1 st~, kozijnen.frame.kunststof 1.6 m2~, kozijnen.place 1 st~
    kozijn 1,2x1,5 m = kozijnen.frame.kunststof 1.8 m2, kozijnen.place 1 st~
    3 kozijnen hout plaatsen = kozijnen.frame.hout 4.8 m2, kozijnen.place 3 st
    2 kozijnen 1,2x1,5 m kunststof plaatsen = kozijnen.frame.kunststof 3.6 m2, kozijnen.place 2 st
    vloer vervangen = vloeren.strip.los 12 m2~, vloeren.pvc.midden 12 m2~
    laminaat leggen 20 m2 = vloeren.laminaat.midden 20 m2
    40 m2 laminaat incl. plinten = vloeren.laminaat.midden 40 m2, vloeren.skirting.mdf 25.3 m1
    laminaat verwijderen = vloeren.strip.los 12 m2~
    visgraat pvc leggen 30 m2 = vloeren.pvc.midden 30 m2, vloeren.pattern.dun 30 m2
    plinten 25 str. m = vloeren.skirting.mdf 25 m1
    dakgoot 12 m zink vervangen = dakwerk_hellend.gutter.zink 12 m1
    groepenkast vervangen = complete_renovatie.meterBox 1 st~
    meterkast vernieuwen = complete_renovatie.meterBox 1 st~
    5 stopcontacten = elektra.socket 5 st
    vijf stopkontakten plaatsen = elektra.socket 5 st
    wcd bijplaatsen 4x = elektra.socket 4 st
    behang verwijderen en nieuw behangen = everyday.stripWallpaper 32.6 m2~, everyday.wallpaper 32.6 m2~
    wanden behangen 45 m2 = everyday.wallpaper 45 m2
    muur slopen = complete_renovatie.lightWall 1 st~
    draagmuur doorbreken = complete_renovatie.bearingWall 1 st~
    gipswand plaatsen 3 x 2,6 m = opbouw.innerWall 7.8 m2
    cv-ketel vervangen = complete_renovatie.boiler 1 st~
    radiator verplaatsen = everyday.moveRadiator 1 st~
    2 radiatoren verwijderen = everyday.removeRadiator 2 st
    trap bekleden = vloeren.stairs 1 st~
    traprenovatie = vloeren.stairs 1 st~
    dorpel plaatsen = vloeren.threshold 1 st~
    vensterbank 3 stuks = kozijnen.sill 3 st
    schutting 10 meter plaatsen = everyday.fence 10 m1
    bestrating 25 m2 = everyday.paving 25 m2
    puin afvoeren 3 m3 = general.waste 3 m3
    rookmelders plaatsen 3 st = elektra.smokeDetector 3 st
    deuren schilderen 6 stuks = everyday.paintDoor 6 st
    spouwmuurisolatie 80 m2 = isolatie.cavity 80 m2
    hr++ glas plaatsen 8 m2 = isolatie.glass.goed 8 m2
    woonkamer 30 m2 schilderen = finishing.paint 82.8 m2
    slaapkamer schilderen = finishing.paint 44.6 m2~
    stucwerk wanden 120 m2 = finishing.plaster 120 m2
    40 m2 stucen en schilderen = finishing.plaster 40 m2, finishing.paint 40 m2
    plafond stucen 20 m2 en wanden sauzen 60 m2 = finishing.plaster 20 m2, finishing.paint 60 m2
    gipsplaten plafond 20 m2 = aanbouw.ceiling 20 m2
    laminaat verwijderen en pvc leggen 35 m2 = vloeren.strip.los 35 m2, vloeren.pvc.midden 35 m2
    oude vloerbedekking eruit = vloeren.strip.los 12 m2~
    tapijt leggen 18 m2 = vloeren.tapijt.midden 18 m2
    parket schuren en lakken 30 m2 = everyday.sandFloor 30 m2
    vloer egaliseren 30 m2 = vloeren.primeLevel 30 m2
    vloerverwarming frezen 45 m2 = vloeren.heating.frezen 45 m2
    zandcement dekvloer 50 m2 = vloeren.screed 50 m2
    hoge plinten 30 m1 = vloeren.skirting.hoog 30 m1
    elektra vernieuwen 90 m2 = complete_renovatie.electrics 90 m2
    extra groep meterkast = elektra.extraGroup 1 st~
    laadpaal plaatsen = elektra.charger 1 st~
    buitenlamp ophangen = everyday.outdoorLight 1 st~
    lichtpunt verplaatsen = elektra.light 1 st~
    internetaansluiting = elektra.data 1 st~
    warmtepomp plaatsen = complete_renovatie.heatPump 1 st~
    boiler plaatsen = everyday.electricBoiler 1 st~
    thermostaat vervangen = everyday.thermostat 1 st~
    paneelradiator plaatsen 2 stuks = heating.radiator 2 st
    voordeur vervangen = kozijnen.remove 1 st~, kozijnen.door.kunststof 1 st~, kozijnen.place 1 st~
    openslaande tuindeuren plaatsen = aanbouw.front.openslaand 1 st~
    dubbel glas 12 m2 = isolatie.glass.goed 12 m2
    rolluik 2 st = kozijnen.shutter 2 st
    horren plaatsen 3x = kozijnen.screen 3 st
    dakraam plaatsen = dakwerk_hellend.roofWindow 1 st~
    hang- en sluitwerk vervangen = everyday.lock 1 st~
    houtrot repareren = everyday.woodRot 1 st~
    vlizotrap plaatsen = everyday.loftLadder 1 st~
    trap schilderen = everyday.paintStairs 1 st~
    radiator schilderen = everyday.paintRadiator 1 st~
    buitenschilderwerk 25 m2 = kozijnen.paint 25 m2
    boeidelen schilderen 20 m = everyday.paintFascia 20 m1
    spachtelputz 60 m2 = everyday.sprayPlaster 60 m2
    glasvezelbehang 40 m2 = everyday.glassFibre 40 m2
    binnenmuur slopen = complete_renovatie.lightWall 1 st~
    container 6 m3 = general.waste 6 m3
    dak isoleren 60 m2 = isolatie.roof.goed 60 m2
    zoldervloer isoleren 40 m2 = isolatie.atticFloor.goed 40 m2
    kruipruimte isoleren = isolatie.floor.goed 12 m2~
    tuinmuur metselen 6 m2 = everyday.gardenWall 6 m2
    terras aanleggen 30 m2 = everyday.paving 30 m2
    oprit bestraten 40 m² = everyday.paving 40 m2
    schoorsteen slopen = dakwerk_hellend.chimney.slopen 1 st~
    schoorsteen voegen = dakwerk_hellend.chimney.herstel 1 st~
    dakpannen vervangen 80 m2 = dakwerk_hellend.strip.pannen 80 m2, dakwerk_hellend.tiles.keramisch 80 m2
    kapotte dakpannen vervangen 2 m2 = dakwerk_hellend.repair 2 m2
    regenpijp pvc vervangen 6 m1 = dakwerk_hellend.downpipe.pvc 6 m1
    gootjes schoonmaken 12 m = everyday.cleanGutter 12 m1
    deur inkorten = vloeren.door 1 st~
    deurbel vervangen = everyday.doorbell 1 st~
    gevel voegen 40 m2 = everyday.repointing 40 m2
    gevel reinigen 100 m2 = everyday.facadeCleaning 100 m2
    muur metselen 8 m2 = everyday.brickwork 8 m2
    zonnepanelen afnemen en terugplaatsen 10 st = dakwerk_hellend.solarPanel 10 st
    behang verwijderen woonkamer en muren stucen 55m2 = everyday.stripWallpaper 55 m2, finishing.plaster 55 m2
    wand tussen keuken en kamer eruit = complete_renovatie.lightWall 1 st~
    nwe meterkast 12 groepen = complete_renovatie.meterBox 1 st~
    trap stofferen = vloeren.stairsCarpet 1 st~
    2 radiators verplaatsen = everyday.moveRadiator 2 st
    tuintegels leggen 20m2 = everyday.paving 20 m2
    20 wcd's en 8 lichtpunten = elektra.socket 20 st, elektra.light 8 st
    kozijnen binnen schilderwerk 9 stuks = kozijnen.paint 14.4 m2
    laminaatvloer 8mm eiken 45m2 = vloeren.laminaat.midden 45 m2
    dubbele stopcontacten bijmaken 10 stuks = elektra.socket 10 st
    goot vervangen zink 9m1 = dakwerk_hellend.gutter.zink 9 m1
    rookmelders 3x = elektra.smokeDetector 3 st
    deur + kozijn vervangen badkamer = everyday.removeDoor 1 st~, complete_renovatie.door.midden 1 st~
    muren latexen, 2x dekkend, 120m2 = finishing.paint 120 m2
    plafond woonkamer 32 m2 stucen en 2x sauzen = finishing.plaster 32 m2, finishing.paint 32 m2
    4x groep bijplaatsen in meterkast = elektra.extraGroup 4 st
    meterkast uitbreiden met 2 groepen = elektra.extraGroup 2 st
    laadpaal 11kw incl. kabel 12 meter = elektra.charger 1 st~, elektra.chargerCable 12 m1
    deuren en kozijnen aflakken binnen, 5 stuks = everyday.paintDoor 5 st
    houtrot herstellen 3 plekken kozijn = everyday.woodRot 3 st
    renovlies plakken hal en overloop, 40 m2 = everyday.glassFibre 40 m2
    trap bekleden met tapijt = vloeren.stairsCarpet 1 st~
    elektra: 6 stopcontacten, 3 lichtpunten en 1 schakelaar = elektra.socket 6 st, elektra.light 3 st, everyday.switch 1 st
    schilderwerk: deuren 3 st = everyday.paintDoor 3 st
    schutting plaatsen 15 meter hout/beton = everyday.fence 15 m1
    wanden glad stucen 140m2 en sauzen = finishing.plaster 140 m2, finishing.paint 140 m2
  `,
  aanbouw: `
    fundering 12 m1 = aanbouw.foundation 12 m1
    plat dak maken 20 m2 = roofing.flat 20 m2
    lichtkoepel plaatsen = aanbouw.skylight 1 st~
    schuifpui = aanbouw.front.schuifpui 1 st~
    kozijn met schuifpui leveren en stellen = aanbouw.front.schuifpui 1 st~
    grond ontgraven 10 m3 = aanbouw.excavate 10 m3
    vloer storten = aanbouw.floor 12 m2~
    dakbedekking epdm 20 m2 = dakwerk_plat.cover.epdm 20 m2
    betonvloer storten 20m2 = aanbouw.floor 20 m2
  `,
  dakwerk_plat: `
    bitumen dakbedekking 30 m2 = dakwerk_plat.cover.bitumen 30 m2
    oude dakbedekking verwijderen 30 m2 = dakwerk_plat.strip 30 m2
    dak isoleren 30 m2 = dakwerk_plat.insulation.gewoon 30 m2
    grind verwijderen = dakwerk_plat.ballast.grind 12 m2~
    daktrim 20 m = dakwerk_plat.edge.trim 20 m1
    lekkage opsporen = dakwerk_plat.leakSearch 1 post~
    boeiboord vervangen 8 m = dakwerk_plat.edge.boei 8 m1
  `,
  opbouw: `
    binnenwand plaatsen 12 m2 = opbouw.innerWall 12 m2
    vaste trap plaatsen = opbouw.stair.vast 1 st~
    binnendeuren 3st = opbouw.door 3 st
  `,
  kozijnen: `
    kozijnen vervangen kunststof 6 stuks HR++ = kozijnen.remove 6 st, kozijnen.frame.kunststof 9.6 m2, kozijnen.place 6 st
    triple glas 10 m2 = isolatie.glass.zeer_goed 10 m2
    kozijnen buiten schilderen 12 st = kozijnen.paint 19.2 m2
  `,
  vloeren: `
    tegels 20 m2 = vloeren.tegels.midden 20 m2
    goedkoop laminaat 20 m2 = vloeren.laminaat.basis 20 m2
    3x2,5 m plint = vloeren.skirting.mdf 7.5 m1
    plinten plaatsen en laminaat leggen 30 m2 = vloeren.laminaat.midden 30 m2, vloeren.skirting.mdf 21.9 m1
    vloerverw. infrezen 70m2 + verdeler = vloeren.heating.frezen 70 m2, vloeren.manifold 1 st~
  `,
  elektra: `
    groepenkast = elektra.board 1 st~
    bedrading vervangen 80 m2 = elektra.rewire 80 m2
    groep voor wasmachine = elektra.appliance.wassen 1 st~
  `,
  dakwerk_hellend: `
    pannen eraf 60 m2 = dakwerk_hellend.strip.pannen 60 m2
    lekkage dak zoeken = dakwerk_hellend.leakSearch 1 post~
  `,
  dakkapel: `
    binnenkant dakkapel schilderen 12 m2 = dakkapel.paintInside 12 m2
    vensterbank 3 m = dakkapel.sill 3 m1
  `,
  isolatie: `
    vloer isoleren 45 m2 = isolatie.floor.goed 45 m2
    kieren dichten = isolatie.draughtProofing 1 post~
  `,
}

/** What must stay for a person to price. */
export const unrecognised: Phrases = {
  badkamer: `
    zwembad tegelen
    wanden badkamer tegelen 18 m2, tegels door klant
    buitenstopcontact tuin 2 st
    dimmer vervangen
    tuinpad 8 m2 herstraten
    tegelkachel plaatsen
    badkamer
    20 vierkante meter tegelwerk
    sauna plaatsen
    tegels niet verwijderen
    jacuzzi aansluiten
    spiegel ophangen
    € 500 korting
    stelpost tegels
    muren egaliseren
    wastafel kitten
    kitten rondom bad en douche
    toilet vastzetten en kitten
  `,
  complete_renovatie: `
    dakkapel plaatsen
    schilderij ophangen
    aquarium leeghalen
    steunbalk
    gasleiding verleggen
    domotica installeren
    kantoorinrichting
    alarmsysteem
    zolder isoleren
    stalen kozijn plaatsen
    zonnepanelen plaatsen
    asbest verwijderen
    lekkende kraan repareren
    zolder aftimmeren met gipsplaat 40m2
    gaten dichten in muur
    dakgoot lekt repareren
    schuifpui 3 meter
    deuren schilderen
    raapwerk en schuurwerk wanden 60 m2
    schilderwerk buiten: kozijnen en boeiboorden
    stucwerk herstellen rond nieuwe kozijnen
    wc renoveren incl fonteintje
    dak boven badkamer lekt, bitumen plakken 3 m2
    regenpijp lekt, opnieuw kitten
    voordeur schilderen buitenkant
    3 dagen schilderen
    vlek op plafond sauzen
    muur deels stucen
    rubber van raam vervangen
    leidingen in wand wegwerken
    wasmachinekraan plaatsen in bijkeuken
    kozijnen en ramen buiten schilderen
    wanden en kozijnen sauzen 60 m2
    schuur slopen
    vensterbanken hardsteen 4 st
  `,
  keuken: `
    keukenkastjes schilderen
    gasleiding afdoppen
    loze leiding trekken
    werkblad zagen voor spoelbak
    keukenkraan met boiler
  `,
  opbouw: `
    dak slopen
  `,
}
