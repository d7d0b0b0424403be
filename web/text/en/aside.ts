/** Words of what stands beside a table: log, history, rules, result, counsel, aids. */
export const aside = {
  'aside.panel.result': 'Result',
  'aside.panel.log': 'Log',
  'aside.panel.history': 'History',
  'aside.panel.counsel': 'Counsel',
  'aside.panel.aids': 'Aids',
  'aside.panel.rules': 'Rules',
  'aside.panel.wrong': 'Report',
  'aside.close': 'Close',
  'aside.failed': 'That did not work: {reason}',

  'aside.log.empty': 'Nothing has happened yet.',
  'aside.log.before': 'Set-up',
  'aside.log.since': 'Since your last choice',
  'aside.log.away': 'It is not on the table now.',

  'aside.history.at': 'Choice {n, number} of {last, number}',
  'aside.history.first': 'To the beginning',
  'aside.history.back': 'One choice back',
  'aside.history.on': 'One choice on',
  'aside.history.now': 'Back to now',
  'aside.history.play': 'Replay',
  'aside.history.pause': 'Pause',
  'aside.history.missed.left':
    'Replay what happened since you left ({count, plural, one {# choice} other {# choices}})',
  'aside.history.missed.chosen':
    'Replay what happened since your last choice ({count, plural, one {# choice} other {# choices}})',
  'aside.history.playOn.title': 'What if?',
  'aside.history.playOn.about':
    'Open a game of your own that goes on from the moment shown above. What you cannot know there, such as hidden cards and dice to come, is dealt anew. This game stays as it is.',
  'aside.history.playOn': 'Play on from choice {n, number}',

  'aside.rules.of': 'Rules of {title}',
  'aside.rules.search': 'Search the rules, by words or number',
  'aside.rules.found':
    '{count, plural, =0 {No rule has all of these words.} one {# rule} other {# rules}}',
  'aside.rules.none': 'There is no rule {rule}.',
  'aside.rules.cited': 'Cited at the question that you are asked now',
  'aside.rules.behind': 'Rules behind the question that you are asked now',
  'aside.rules.kind.rulebook': 'Rulebook',
  'aside.rules.kind.decision': 'Decision',
  'aside.rules.kind.option': 'Option',
  'aside.rules.reason': 'Reason: {reason}',

  'aside.result.running': 'The game is not over yet.',
  'aside.result.winner': '{count, plural, one {{names} wins} other {A shared win: {names}}}',
  'aside.result.reached': 'The goal is reached',
  'aside.result.missed': 'The goal is not reached',
  'aside.result.points': 'Points by cause',
  'aside.result.cause': 'Cause',
  'aside.result.when': 'When',
  'aside.result.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
  'aside.result.total': 'Total',
  'aside.result.scores': 'How the scores went',
  'aside.result.scores.about': 'Points after each choice',
  'aside.result.round': 'Round {n, number}',
  'aside.result.afterRound': 'After round {n, number}',
  'aside.result.asTable': 'The same as a table',
  'aside.result.rematch': 'Play again with the same table',
  'aside.result.record': 'Download the record',

  'aside.analysis': 'Analysis',
  'aside.analysis.about':
    'Looks back at every choice: how good the chances of victory were for each, knowing what each could know, estimated by playing on from there several times. It takes a minute or two; the page goes on meanwhile.',
  'aside.analysis.start': 'Analyse this game',
  'aside.analysis.stop': 'Stop',
  'aside.analysis.busy': '{done, number} of {all, number} moments',
  'aside.analysis.curve': 'Chances of victory after each choice',
  'aside.analysis.turning': 'Turning points',
  'aside.analysis.unturned': 'None stands out.',
  'aside.analysis.turned':
    'Choice {n, number}: the chances of {name} go from {before, number, percent} to {after, number, percent}',
  'aside.analysis.look': 'Look at it',

  'aside.counsel.none': 'There is no counsel at this table.',
  'aside.counsel.switch': 'Show the chances',
  'aside.counsel.silent': 'There is nothing to calculate at this question. In duels there is.',
  'aside.counsel.now': 'As things stand: {chances}',
  'aside.counsel.choice': 'Counsel would choose: {option}.',
  'aside.counsel.options': 'Chances by option',
  'aside.counsel.option': 'If you choose',
  'aside.counsel.chances': 'your chances are',
  'aside.counsel.chosen': 'counsel’s choice',
  'aside.counsel.share': '{share, number, percent}',
  'aside.counsel.number': '{n, number}: {chances}',
  'aside.counsel.busy': 'More is being calculated…',
  'aside.counsel.about':
    'The chances are exact if both sides go on by the written policy “{policy}”. It knows no more than you do.',

  'aside.aids.course': 'How the game goes',
  'aside.aids.things': 'What does it do?',
  'aside.aids.search': 'Search by name or effect',
  'aside.aids.found': '{count, plural, =0 {Nothing found.} one {# thing} other {# things}}',
  'aside.aids.away': 'not on the table',

  'aside.wrong.running':
    'If the game does something against the rules, write down what you expected. You get a file with this moment as far as you can see it: the record, what lies on the table and what is asked. It gives away nothing that is hidden from you.',
  'aside.wrong.over':
    'If the game did something against the rules, go back to that moment in the history and write down what you expected. You get a scenario file that plays the game up to there again.',
  'aside.wrong.words': 'What is wrong, and what should have happened?',
  'aside.wrong.write': 'Write the file',
  'aside.wrong.written': 'Written: {file}. Send it to us with an issue.',
} as const;
