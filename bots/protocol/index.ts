export { decisionOf, endOf, helloOf, type Manner, type Pending } from './lines.js';
export { readLine, type Order, type Wrong } from './order.js';
