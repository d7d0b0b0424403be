/** The two lights: every colour of the art by day and by night. `palette.css` hands them to the page, a test compares both. */

const PALETTE = {
  ink: ['#2a1c12', '#0b0910'],
  /** The outline of small pieces: lighter by night, so that dark ones stay visible. */
  rim: ['#2a1c12', '#8f86a6'],
  hatching: ['#2a1c12b8', '#0b0910b8'],
  shadow: ['#00000047', '#00000047'],
  shade: ['#00000057', '#00000057'],
  'shade-light': ['#00000024', '#00000024'],
  shine: ['#ffffff29', '#ffffff29'],
  gleam: ['#ffffff80', '#ffffff80'],

  vellum: ['#f4e8cd', '#2a2230'],
  'vellum-deep': ['#e9d8b4', '#211b29'],
  cream: ['#fbf4e2', '#f0e6cf'],
  'cream-deep': ['#f1e4c6', '#e2d3b2'],
  gold: ['#c8922a', '#e0b24c'],
  'gold-light': ['#f3d98a', '#f7e2a0'],
  glow: ['#f3d98a80', '#f7e2a080'],
  diaper: ['#f3d98a8c', '#f7e2a08c'],

  gules: ['#b3372c', '#a8382f'],
  azure: ['#2f5f9e', '#35609c'],
  vert: ['#3f7550', '#3a6a4c'],
  or: ['#e0ac3a', '#c99a38'],
  purpure: ['#76427c', '#7b4a86'],
  sable: ['#33291f', '#1a151c'],
  argent: ['#f7f0df', '#cfc8c4'],
  tenne: ['#a8541a', '#c9752f'],
  rose: ['#c9857c', '#9d6266'],
  veil: ['#f7f0dfb8', '#cfc8c4b8'],

  grass: ['#a9b878', '#2f4746'],
  'grass-deep': ['#8fa566', '#263c40'],
  'grass-light': ['#c3c98e', '#3a5450'],
  tree: ['#7d9a57', '#2c4b44'],
  'tree-deep': ['#688a4f', '#23403d'],
  fir: ['#55795a', '#1f3a3c'],
  stone: ['#e2d6bd', '#6d6a7e'],
  'stone-deep': ['#c2b294', '#4b4860'],
  plaster: ['#f3e9d2', '#7d7682'],
  'plaster-deep': ['#d6c6a6', '#575164'],
  tile: ['#c4593f', '#6e3644'],
  'tile-deep': ['#a4452f', '#552a38'],
  slate: ['#5f7f9c', '#36496a'],
  'slate-deep': ['#4a6683', '#2a3954'],
  thatch: ['#d3a955', '#6b5a46'],
  wood: ['#94683f', '#4e3a36'],
  'wood-deep': ['#774f2e', '#3b2b2a'],
  'wood-light': ['#b98c58', '#6a5044'],
  hay: ['#dcb55c', '#7f6a45'],
  window: ['#4a3a30', '#ffce6b'],
  dark: ['#3b2a1f', '#120d14'],
  steel: ['#c3c4bf', '#8b90a0'],
  glass: ['#dfe8e4', '#c9d6d6'],
  flame: ['#d2601c', '#f08a45'],

  road: ['#e6d3a6', '#4b4750'],
  'road-edge': ['#2a1c1257', '#0b091057'],
  sand: ['#e4cd98', '#5a5050'],
  water: ['#8fb6c4', '#274a6a'],
  'water-deep': ['#6a98ad', '#1d3a58'],
  mist: ['#eef1ee99', '#eef1ee99'],
  sky: ['#cfe0e0', '#1a2348'],
  'sky-low': ['#f0e2bd', '#3b3a66'],
  'night-sky': ['#28345f', '#151a38'],
  star: ['#f3d98a00', '#f7e2a0e6'],
  hill: ['#bcc388', '#33504c'],
  'hill-far': ['#9fb39a', '#27405a'],
  'hill-farther': ['#b9c8c0', '#2a3a60'],
  cloud: ['#fbf5e6', '#3d4573'],
  'dusk-high': ['#4b4278', '#12142f'],
  dusk: ['#c0697a', '#46305f'],
  'dusk-low': ['#f7bd72', '#a85a54'],
  'dusk-sun': ['#ffe0a0', '#f0a070'],
  'dusk-hill': ['#b9a56c', '#2f4350'],
  'dusk-hill-far': ['#a98a7c', '#2b3556'],
  'dusk-peak': ['#8a6a92', '#2a2750'],

  skin: ['#f1cfa8', '#d3a98a'],
  'skin-brown': ['#9a6a45', '#855a3e'],
  'skin-green': ['#8fa75c', '#6f8a55'],
  cheek: ['#c9857c8c', '#9d62668c'],
  hair: ['#8a5a2c', '#5e3d24'],

  'land-plains': ['#c9cf8d', '#3d5a4c'],
  'land-field': ['#dcd795', '#48644f'],
  'land-hills': ['#c8b878', '#4a5648'],
  'land-mound': ['#b7ab66', '#3f4e46'],
  'land-forest': ['#93ad6a', '#274840'],
  'land-desert': ['#f0d699', '#6d6157'],
  'land-dune': ['#e6c47c', '#5d5450'],
  'land-wasteland': ['#c2a98f', '#4a4248'],
  'land-rock': ['#b5aa9b', '#565366'],
  'land-swamp': ['#a3ab7c', '#344a44'],
  'land-pool': ['#7d9a86', '#24443f'],
  'land-shore': ['#a9ccd2', '#2a4f70'],
  'land-lake': ['#8bb9c7', '#234567'],
  'land-mountain': ['#c9c0b0', '#474a60'],
  'land-peak': ['#d8cfbf', '#6a6c84'],
  'land-cliff': ['#a89d8e', '#484a64'],
  'land-ocean': ['#7fb0c4', '#1c3a5a'],

  flag: ['#8b8175', '#34313e'],
  'flag-light': ['#948a7d', '#393644'],
  'flag-dark': ['#837a70', '#302d39'],
  'flag-joint': ['#5a5450', '#211f28'],
  table: ['#a9743f', '#5a3d2c'],
  'table-deep': ['#8a5a2e', '#472f24'],
  'table-edge': ['#5e3a1c', '#2a1b15'],
  inlay: ['#7f4f27', '#41291f'],
  'inlay-light': ['#c99458', '#74513a'],
  'space-light': ['#f2e3c0', '#3a3242'],
  'space-deep': ['#e6d2a4', '#322b3a'],
  'wash-sable': ['#b9ae9f', '#332f38'],
  'wash-argent': ['#ece7dc', '#5b5866'],
  'wash-azure': ['#b5cbe2', '#2a3f60'],
  'wash-purpure': ['#d6bfdb', '#473053'],
  'wash-tenne': ['#f0cda6', '#5c3d28'],
  'wash-wood': ['#d3b797', '#453328'],

  /** Of signs, 20 to 30 pixels large: lighter by night than the tinctures. */
  'sign-or': ['#c8922a', '#eabf5a'],
  'sign-gules': ['#b3372c', '#e0685a'],
  'sign-azure': ['#2f5f9e', '#7fabe8'],
  'sign-purpure': ['#76427c', '#bf8fce'],
  'sign-brown': ['#a9794a', '#cda06e'],
  'sign-steel': ['#b9bab4', '#b9bfcc'],
  'sign-white': ['#fbf4e2', '#efe3c8'],
  'sign-vert': ['#3f7550', '#78b78a'],
} as const;

export type Light = 'day' | 'night';
export type Pigment = keyof typeof PALETTE;

export const pigments: readonly Pigment[] = Object.keys(PALETTE).filter(isPigment);

function isPigment(word: string): word is Pigment {
  return Object.hasOwn(PALETTE, word);
}

/** As an attribute says it: the page decides what it is. */
export function paint(pigment: Pigment): string {
  return `var(--art-${pigment})`;
}

/** As it is in one light. */
export function colour(pigment: Pigment, light: Light): string {
  return PALETTE[pigment][light === 'day' ? 0 : 1];
}

/** Ink of arms, by the name under which heraldry asks for it. */
const HERALDRY: { readonly [name: string]: Pigment } = {
  'heraldry-ink': 'ink',
  'heraldry-light-ink': 'rim',
};

/** Text in which colours are tokens, with the colours of one light: an image cannot ask the page. */
export function lit(text: string, light: Light): string {
  return text.replaceAll(
    /var\(--(?:art-|tincture-)?([\w-]+)(?:, ?([^)]*))?\)/g,
    (whole, name: string, other: string | undefined) => {
      const pigment = HERALDRY[name] ?? name;
      return isPigment(pigment) ? colour(pigment, light) : (other ?? whole);
    },
  );
}
