import { roundTable } from '../../art/covers/round-table.js';
import { sitting } from '../../art/people.js';

/** A combat of arrows, and what one holds oneself. */
export const cover = () =>
  roundTable({
    people: [
      { sitting: sitting('weaponMaster', { robe: 'gules' }), chair: 'azure' },
      { sitting: sitting('rider', { look: 1 }), chair: 'gules' },
      { sitting: sitting('king'), chair: 'purpure' },
      { sitting: sitting('elf', { look: -1 }), chair: 'or' },
      { sitting: sitting('witch', { look: -1.2 }), chair: 'vert' },
    ],
    banners: [
      { cloth: 'gules', blazon: 'Gules, a chalice or' },
      { cloth: 'argent', blazon: 'Argent, a cross gules' },
      { cloth: 'vert', blazon: 'Vert, a stag argent, a chief or' },
      { cloth: 'or', blazon: 'Or, a horse sable' },
    ],
    cards: [
      { suit: 'arrows', value: 10 },
      { suit: 'alchemy', value: 4 },
      { suit: 'arrows', value: 3, poisoned: true },
      { suit: 'arrows', value: 12 },
      { suit: 'swords', value: 8 },
      { suit: 'arrows', value: 7, poisoned: true },
      { suit: 'sorcery', value: 9 },
      { suit: 'deception', value: 12 },
      { suit: 'alchemy', value: 14 },
    ],
  });
