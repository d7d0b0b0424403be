import type { me as en } from '../en/me.js';

export const me: { readonly [key in keyof typeof en]: string } = {
  'me.who.guest':
    'Vous jouez comme invité de ce navigateur. Créez un compte pour retrouver vos tables partout.',
  'me.who.account': 'Vous êtes connecté en tant que {name}.',
  'me.who.nobody':
    'Le serveur ne vous connaît pas encore. Qui ouvre ou rejoint une table devient invité ; le compte est facultatif.',
  'me.make': 'Créer un compte',
  'me.signIn': 'Se connecter',
  'me.signOut': 'Se déconnecter',
  'me.signOut.about': 'Vos tables restent à vous ; reconnectez-vous pour les retrouver.',
  'me.name': 'Nom',
  'me.password': 'Mot de passe',
  'me.password.about': 'Au moins huit caractères.',
  'me.password.next': 'Nouveau mot de passe',
  'me.password.change': 'Changer le mot de passe',
  'me.password.changed': 'Le mot de passe est changé ; les autres navigateurs sont déconnectés.',
  'me.codes': 'Codes de secours pour un mot de passe perdu',
  'me.codes.about':
    'Notez-les : chacun permet une fois de choisir un nouveau mot de passe. Ils ne seront plus montrés.',
  'me.codes.make': 'Obtenir de nouveaux codes',
  'me.recover': 'J’ai perdu mon mot de passe',
  'me.recover.code': 'Code de secours',
  'me.recover.do': 'Choisir le nouveau mot de passe',
  'me.sessions': 'Où vous êtes connecté',
  'me.sessions.this': 'ce navigateur',
  'me.sessions.end': 'Déconnecter',
  'me.sessions.others': 'Se déconnecter partout ailleurs',
  'me.tokens': 'Jetons pour les programmes',
  'me.tokens.about':
    'Un programme joue pour vous avec un jeton ; docs/api.md explique comment. Un secret n’est montré qu’une fois.',
  'me.tokens.label': 'À quoi il sert',
  'me.tokens.make': 'Créer un jeton',
  'me.tokens.secret': 'Copiez-le maintenant : {secret}',
  'me.tokens.revoke': 'Révoquer {label}',
  'me.data': 'Mes données',
  'me.data.export': 'Enregistrer tout ce qui est gardé sur moi',
  'me.delete': 'Me supprimer',
  'me.delete.about':
    'Votre nom disparaît de toutes les tables ; les places des parties passées restent sans nom. C’est définitif.',
  'me.delete.sure': 'Oui, me supprimer',
  'me.done': 'C’est fait.',
};
