/**
 * The arms of Glory's knights by their ids in the game. `historical` ones are recorded for the knight or his house;
 * `house` ones are ours, in whole or in their tinctures.
 */
export const knightArms = {
  fastolf: {
    blazon: 'Quarterly or and azure, on a bend gules three crosses crosslet or',
    source: 'historical',
  },
  borssele: { blazon: 'Sable, a fess argent', source: 'historical' },
  kottulin: { blazon: 'Per pale argent and gules, a horseshoe counterchanged', source: 'house' },
  luxembourg: {
    blazon: 'Argent, a lion rampant queue-fourchy gules armed or crowned or, a label azure',
    source: 'historical',
  },
  trotha: { blazon: 'Or, a raven sable armed or, a trimount vert', source: 'historical' },
  zizka: { blazon: 'Argent, a crayfish gules', source: 'house' },

  mathew: { blazon: 'Or, a lion rampant sable', source: 'historical' },
  rozmital: {
    blazon: "Quarterly (azure, a lion rampant or) and (gules, a boar's head or)",
    source: 'house',
  },
  kinizsi: { blazon: 'Azure, a millstone argent', source: 'house' },
  sforza: {
    blazon: 'Quarterly (or, an eagle sable) and (argent, a serpent azure armed gules crowned or)',
    source: 'historical',
  },
  talbot: {
    blazon: 'Gules, a lion rampant or within a bordure engrailed or',
    source: 'historical',
  },
  montefeltro: {
    blazon: 'Bendy azure and or, in sinister chief an eagle sable',
    source: 'historical',
  },

  granowski: { blazon: 'Azure, a leliwa or', source: 'historical' },
  balicki: { blazon: 'Gules, an axe argent', source: 'house' },
  ostrorog: { blazon: 'Gules, a headband argent', source: 'historical' },
  puchala: { blazon: "Or, a bull's head sable", source: 'historical' },
  olesnica: {
    blazon: 'Gules, a cross argent, in sinister base a lekawica argent',
    source: 'historical',
  },
  zyndram: { blazon: 'Azure, a sun or', source: 'house' },
  powala: { blazon: 'Gules, an ogonczyk argent', source: 'historical' },

  suero: { blazon: 'Chequy of 15 gules and vair', source: 'historical' },
  almada: {
    blazon: 'Or, on a bend azure between two eagles gules two crosses flory or',
    source: 'historical',
  },
  boucicaut: { blazon: 'Argent, a double-headed eagle gules armed azure', source: 'historical' },
  lalaing: { blazon: 'Gules, ten lozenges argent 3-3-3-1', source: 'historical' },
  terrail: {
    blazon: 'Azure, on a chief argent a demi-lion rampant gules, overall a bendlet or',
    source: 'historical',
  },
  zawisza: {
    blazon: 'Per fess (or, a demi-eagle sable) and (gules, three stones or)',
    source: 'historical',
  },

  charles: { blazon: 'Azure, three fleurs-de-lis or', source: 'historical' },
  'john-aragon': { blazon: 'Or, four pallets gules', source: 'historical' },
  james: {
    blazon:
      'Or, a lion rampant gules armed azure within a double tressure flory-counter-flory gules',
    source: 'historical',
  },
  joao: {
    blazon:
      'Argent, five escutcheons (azure, five roundels argent in saltire) in cross, on a bordure gules eight castles or',
    source: 'historical',
  },
  jagiello: { blazon: 'Gules, an eagle argent armed or crowned or', source: 'historical' },
  maximilian: {
    blazon:
      'Or, a double-headed eagle sable armed gules, an inescutcheon per pale (gules, a fess argent) and (bendy or and azure, a bordure gules)',
    source: 'historical',
  },
  henry: {
    blazon:
      'Quarterly (azure, three fleurs-de-lis or) and (gules, three lions passant guardant or in pale)',
    source: 'historical',
  },
} as const satisfies { readonly [id: string]: Recorded };

interface Recorded {
  readonly blazon: string;
  readonly source: 'historical' | 'house';
}
