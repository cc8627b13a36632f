export const elektra = `
job | for | size | home | euros | days | sources | reason

new consumer unit, 8 groups | elektra | small | terraced | 700-1500 | 0.5-1 | echt.elektricien, bylder.elektricien, ino, vindelektricien | It stands at 700 to 1,600 with VAT, at 600 to 1,500, at 800 to 1,500, and is sold from 620 with VAT for up to 8 groups.
  verdieping 0, elektra_meterkast nieuw, elektra_groepen 8, elektra_fase een, elektra_bedrading nee, elektra_stopcontacten 0, elektra_lichtpunten 0, elektra_data 0, elektra_wijze hol, elektra_rookmelders 0, elektra_keuring nee

new consumer unit, sockets, lights, cooking, inspection | elektra | usual | terraced | 2300-5000 | 2-5 | echt.elektricien, bylder.elektricien, vindelektricien | A unit of 700 to 1,600, six sockets at 80 to 180, four lights at 90 to 200, a cooking group at 150 to 350, three smoke alarms at an own estimate of 40 to 90, and an inspection at 150 to 400.
  verdieping 0, elektra_meterkast nieuw, elektra_groepen 10, elektra_fase een, elektra_bedrading nee, elektra_stopcontacten 6, elektra_lichtpunten 4, elektra_data 0, elektra_wijze steen, elektra_apparaten koken, elektra_rookmelders 3, elektra_keuring ja

house of 120 m2 rewired, charger | elektra | large | corner | 11000-23000 | 9-20 | bylder.elektricien, echt.elektricien, vindelektricien | Rewiring stands at 1,500 to 6,000, 30 sockets at 80 to 180, 15 lights at 90 to 200, six data points alike, a unit at 1,000 to 1,800 for three phases, four groups at 150 to 350, a charger at 1,000 to 2,500, an inspection at 150 to 400.
  verdieping 1, elektra_meterkast nieuw, elektra_groepen 12, elektra_fase drie, elektra_bedrading alles, elektra_oppervlakte 120, elektra_stopcontacten 30, elektra_lichtpunten 15, elektra_data 6, elektra_wijze steen, elektra_apparaten koken/wassen/warmtepomp/laadpaal, elektra_laadpaal wij, elektra_laadpaal_afstand 10, elektra_rookmelders 3, elektra_keuring ja

one socket | elektra | odd | terraced | 120-260 | 0.5-1 | bylder.elektricien, echt.elektricien, vindelektricien | A socket added stands at 80 to 180 with its wiring, at 70 to 140 on the wall with VAT, at 75 to 150, and the call at 25 to 60.
  verdieping 0, elektra_meterkast blijft, elektra_bedrading nee, elektra_stopcontacten 1, elektra_lichtpunten 0, elektra_data 0, elektra_wijze hol, elektra_rookmelders 0, elektra_keuring nee

two sockets | elektra | odd | terraced | 200-430 | 0.5-1 | bylder.elektricien, echt.elektricien, vindelektricien | Two at 80 to 180 with their wiring, several at once a little less each, the call at 25 to 60, and cutting into stone at the high end.
  verdieping 0, elektra_meterkast blijft, elektra_bedrading nee, elektra_stopcontacten 2, elektra_lichtpunten 0, elektra_data 0, elektra_wijze steen, elektra_rookmelders 0, elektra_keuring nee

charger for a car, 8 m | elektra | odd | detached | 1200-2600 | 0.5-2 | vindelektricien, bylder.elektricien, echt.elektricien | A charger stands at 1,000 to 2,500 all in and at 500 to 1,500 for the installation; a group in the unit there is 150 to 350.
  verdieping 0, elektra_meterkast uitbreiden, elektra_extra_groepen 1, elektra_bedrading nee, elektra_stopcontacten 0, elektra_lichtpunten 0, elektra_data 0, elektra_wijze opbouw, elektra_apparaten laadpaal, elektra_laadpaal wij, elektra_laadpaal_afstand 8, elektra_rookmelders 0, elektra_keuring nee
`
