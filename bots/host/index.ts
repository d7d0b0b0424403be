export { botHost, type BotHost, type HostReply } from './host.js';
export { stepTo } from '../steps.js';
export { thinkerPlayer } from './player.js';
export {
  keepPlan,
  questionIn,
  requestAt,
  requestOf,
  sceneOf,
  worldOf,
  type Request,
  type Scene,
} from './request.js';
