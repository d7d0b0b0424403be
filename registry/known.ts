import type { Box } from '@destrier/engine';

/** A game that tools may name: its folder, the words of its scenarios, and what it tells bots and laboratories. */
export type Known = Pick<Box, 'game' | 'folder' | 'words' | 'evaluation' | 'census'>;
