/** Words about oneself at a server. */
export const me = {
  'me.who.guest':
    'You are playing as a guest in this browser. Create an account to find your tables on any device.',
  'me.who.account': 'You are signed in as {name}.',
  'me.who.nobody':
    'The server does not know you yet. Whoever opens or joins a table becomes a guest; an account is optional.',
  'me.make': 'Create an account',
  'me.signIn': 'Sign in',
  'me.signOut': 'Sign out',
  'me.signOut.about': 'Your tables stay yours; sign in again to find them.',
  'me.name': 'Name',
  'me.password': 'Password',
  'me.password.about': 'At least eight characters.',
  'me.password.next': 'New password',
  'me.password.change': 'Change the password',
  'me.password.changed': 'The password is changed; other browsers are signed out.',
  'me.codes': 'Codes for a lost password',
  'me.codes.about':
    'Write these down: each can set a new password once. They will not be shown again.',
  'me.codes.make': 'Get new codes',
  'me.recover': 'I have lost my password',
  'me.recover.code': 'Code',
  'me.recover.do': 'Set the new password',
  'me.sessions': 'Where you are signed in',
  'me.sessions.this': 'this browser',
  'me.sessions.end': 'Sign out there',
  'me.sessions.others': 'Sign out everywhere else',
  'me.tokens': 'Tokens for programs',
  'me.tokens.about':
    'A program can play for you with a token; docs/api.md says how. Its secret is shown only once.',
  'me.tokens.label': 'What it is for',
  'me.tokens.make': 'Make a token',
  'me.tokens.secret': 'Copy it now: {secret}',
  'me.tokens.revoke': 'Revoke {label}',
  'me.data': 'My data',
  'me.data.export': 'Save everything stored about me',
  'me.delete': 'Delete me',
  'me.delete.about':
    'Your name disappears from all tables; seats in past games stay, without a name. This cannot be undone.',
  'me.delete.sure': 'Yes, delete me',
  'me.done': 'Done.',
} as const;
