import { useEffect, useRef, useSyncExternalStore } from 'react';
import { usePreferences } from '../table/preferences.js';
import { play } from '../table/synth.js';
import type { OnlineTable } from './online-table.js';

/** Lets somebody hear that another said something, where they want to hear anything. */
export function useSaid(table: OnlineTable): void {
  const { sounds } = usePreferences();
  useSyncExternalStore(table.subscribe, table.now);
  const { unread } = table.chat;
  const before = useRef(unread);
  useEffect(() => {
    if (sounds && unread > before.current) void play('card');
    before.current = unread;
  }, [sounds, unread]);
}
