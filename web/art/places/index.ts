export { butts, castle, gatehouse, trainingYard } from './arms.js';
export { bellTower, chapel, scriptorium } from './church.js';
export { crossroads, heraldsTent, inn, market, stage } from './town.js';
