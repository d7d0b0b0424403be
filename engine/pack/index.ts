export { holds, must, type ContentCheck } from './check.js';
export { checkPack, houseItems, type CheckedPack, type Pack } from './pack.js';
export { contentIssues, type Issue, type PackSchema, type StandardSchema } from './schema.js';
export { packTemplate } from './template.js';
