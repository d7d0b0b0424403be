/** Words of plates, of the tab and of what people want from each other. */
export const people = {
  'plate.bot': 'bot',
  'plate.gone': 'a bot plays on',
  'title.turn': '● Your turn – {game}',
  'chat.title.new': 'Chat ({n, number})',
  'me.choose': 'Choose a name',
  'temper.random': 'plays whatever comes to hand',
  'temper.greedy': 'takes what lies nearest',
  'temper.strong': 'thinks a few turns ahead',
  'temper.master': 'weighs every road',
  'rematch.asked': 'Somebody at this table wants to play again.',
  'rematch.accept': 'Play again',
} as const;
