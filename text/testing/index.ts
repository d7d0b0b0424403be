export { textFaults } from './faults.js';
export { keepTexts } from './keep-texts.js';
