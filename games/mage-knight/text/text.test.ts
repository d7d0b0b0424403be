import { keepTexts } from '@destrier/text/testing';
import { game } from '../game.js';
import { text } from './catalogues.js';

keepTexts(game, text, new URL('../', import.meta.url));
