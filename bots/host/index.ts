export { botHost, type BotHost, type Heard } from './host.js';
export { thinkerPlayer } from './player.js';
export {
  questionIn,
  requestAt,
  requestOf,
  sceneOf,
  stepTo,
  worldOf,
  type Request,
  type Scene,
} from './request.js';
