import { keepRecords } from '@destrier/engine/testkit';
import { game } from './game.js';

keepRecords(game, new URL('.', import.meta.url));
