/** The two players of the rulebook's example of a duel. */
export const RED_AND_WHITE = {
  red: {
    glory: 25,
    strength: 4,
    faith: 2,
    mount: 4,
    armour: 2,
    supports: ['thug', 'bishop', 'weapon-master'],
    usedPrestige: ['royal'],
  },
  rival: {
    glory: 24,
    strength: 4,
    faith: 2,
    mount: 2,
    armour: 2,
    supports: ['squire', 'squire'],
    relics: ['medal'],
    prestige: ['suzerain'],
  },
};
