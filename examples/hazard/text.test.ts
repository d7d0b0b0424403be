import { keepTexts } from '@destrier/text/testing';
import { game } from './game.js';
import { text } from './text/index.js';

keepTexts(game, text, new URL('.', import.meta.url));
