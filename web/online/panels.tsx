import type { Panel, Panels } from '../table/panels.js';
import { Chat } from './chat.js';
import { Notes } from './notes.js';
import type { OnlineTable } from './online-table.js';
import { People } from './people.js';
import './room.css';

/** What stands beside a table of the server, besides what stands beside every table. */
export function onlinePanels(table: OnlineTable): Panels {
  return ({ say, now }): readonly Panel[] => [
    {
      id: 'people',
      title: say('people.title'),
      render: () => <People table={table} now={now} />,
    },
    {
      id: 'chat',
      title:
        table.chat.unread === 0
          ? say('chat.title')
          : say('chat.title.new', { n: table.chat.unread }),
      isReady: true,
      render: () => <Chat table={table} />,
    },
    { id: 'notes', title: say('chat.notes'), render: () => <Notes table={table} /> },
  ];
}
