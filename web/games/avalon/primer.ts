import type { Primer } from '../kit.js';

/** How a tournament goes, for who sits down for the first time. */
export const primer: Primer = {
  en: [
    'Who has the most health wins; the tournament ends as soon as somebody has none left.',
    'Every round begins with three cards passed to a neighbour, and low ones are good to be rid of.',
    'In a combat each player plays one card: of the suit of the lead, or alchemy or a special weapon, which fit any lead; who can play nothing is dishonoured and takes 5 wounds.',
    'The lowest card loses, and its owner takes all cards of the combat into the own wound pile; but cards of equal value feint and cannot lose, and with Morgan le Fay in the combat the highest loses.',
    'Who loses a combat leads the next one.',
    'At dusk the wounds of the piles are taken off the health, and players who are behind get godsends.',
    'Your plate shows your hero, your health and, at the lock, the health at which your legend opens: press it to read what hero and legend do.',
  ],
  fr: [
    'Celui qui a le plus de vie l’emporte ; le tournoi s’achève dès que quelqu’un n’en a plus.',
    'Chaque manche commence par trois cartes passées à un voisin, et les basses sont bonnes à donner.',
    'Dans un combat, chacun joue une carte : de la suite de l’entame, ou bien une Alchimie ou une arme spéciale, qui vont sur toute entame ; qui ne peut rien jouer est déshonoré et prend 5 blessures.',
    'La carte la plus basse perd, et son propriétaire prend toutes les cartes du combat dans sa pile de blessures ; mais les cartes de même valeur feintent et ne peuvent pas perdre, et si la Fée Morgane est du combat, c’est la plus haute qui perd.',
    'Qui perd un combat entame le suivant.',
    'Au crépuscule, chacun perd autant de vie que sa pile vaut de blessures, et ceux qui sont à la traîne reçoivent des faveurs.',
    'Votre plaque montre votre héros, votre vie et, au cadenas, la vie à laquelle votre légende se déverrouille : touchez-la pour lire ce que font le héros et la légende.',
  ],
  ru: [
    'Побеждает тот, у кого больше всех здоровья; турнир кончается, как только у кого-нибудь его не осталось.',
    'Каждый раунд начинается с передачи трёх карт соседу, и лучше избавляться от младших.',
    'В бою все играют по карте: в масть захода либо алхимию или особое оружие, которые подходят всегда; кому сыграть нечего, тот обесчещен и получает 5 ран.',
    'Проигрывает самая младшая карта, и её владелец забирает все карты боя в свою стопку ран; но карты равного достоинства финтят и проиграть не могут, а если в бою Фея Моргана, проигрывает самая старшая.',
    'Проигравший бой заходит в следующем.',
    'На закате каждый теряет столько здоровья, сколько ран в его стопке, а отстающие получают дары.',
    'На вашей табличке — герой, здоровье и, у замка, здоровье, при котором откроется легенда: нажмите на неё, чтобы прочесть, что умеют герой и легенда.',
  ],
};
