/** The HTTP status of every refusal, by its code. A test finds codes that are missing here. */
const BY_STATUS: { readonly [status: number]: readonly string[] } = {
  400: [
    'chat.line',
    'cursor.unknown',
    'input.invalid',
    'mute.self',
    'name.characters',
    'name.length',
    'note.text',
    'pack.invalid',
    'pack.none',
    'password.length',
    'password.needed',
    'password.unused',
    'rated.alone',
    'rated.pack',
    'seat.unnamed',
    'seq.ahead',
    'setting.invalid',
    'setting.option',
    'setting.seats',
    'setting.value',
    'token.label',
  ],
  401: ['session.needed', 'token.wrong'],
  403: [
    'account.needed',
    'host.only',
    'origin.wrong',
    'password.wrong',
    'rated.guest',
    'recovery.wrong',
    'seat.none',
    'seat.other',
    'seq.running',
    'session.only',
    'table.private',
  ],
  404: [
    'bot.unknown',
    'game.unknown',
    'pack.unknown',
    'person.unknown',
    'route.unknown',
    'seat.unknown',
    'seq.unknown',
    'session.unknown',
    'table.unknown',
    'token.unknown',
  ],
  409: [
    'account.already',
    'bots.many',
    'name.taken',
    'rated.twice',
    'seat.bot',
    'seat.free',
    'seat.own',
    'seat.resigned',
    'seat.standIn',
    'seat.taken',
    'seat.time',
    'seats.free',
    'table.begun',
    'table.content',
    'table.full',
    'table.open',
    'table.over',
    'table.rules',
    'table.running',
    'table.started',
    'tables.many',
    'tokens.many',
  ],
  413: ['input.large', 'record.large', 'record.long', 'record.slow'],
  415: ['input.type'],
  429: ['connections.many', 'guests.many', 'requests.many', 'tries.many'],
  503: ['server.busy', 'table.busy'],
};

const STATUSES = new Map(
  Object.entries(BY_STATUS).flatMap(([status, codes]) =>
    codes.map((code) => [code, Number(status)] as const),
  ),
);

export const hasStatus = (code: string): boolean => STATUSES.has(code);

/** The engine has codes of its own: for what the rules refuse at this moment, and for what is wrong with a record. */
export function statusOf(code: string): number {
  return STATUSES.get(code) ?? (code.startsWith('choice.') ? 409 : 400);
}
