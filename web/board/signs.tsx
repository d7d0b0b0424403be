import { Sign } from '../parts/sign.js';

/** Signs that every board uses, on a field of 24 by 24, in the colour of the text around them. */
export const BASE_SIGNS = {
  /** It can be chosen. */
  here: 'M12 2 22 12 12 22 2 12 12 2Zm0 4.600L6.600 12l5.400 5.400 5.400-5.400L12 6.600Z',
  /** It cannot, for a reason. */
  closed:
    'M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19Zm0 2.600c1.400 0 2.800.5 3.900 1.200L6.300 15.900A6.900 6.900 0 0 1 12 5.100Zm0 13.800c-1.400 0-2.800-.5-3.900-1.200l9.600-9.600A6.900 6.900 0 0 1 12 18.900Z',
  done: 'm9.300 19.300-6.100-6.400 2.300-2.200 3.800 4 8.900-9.600 2.300 2.200-11.200 12Z',
  /** Content of our own, which no rulebook prints. */
  house: 'M12 3 2.500 11h3V21h5v-6h3v6h5V11h3L12 3Z',
  cards:
    'M4 5.500 12.500 3l1 3.400H18A1.500 1.500 0 0 1 19.500 8v12.500A1.500 1.500 0 0 1 18 22H9.500A1.500 1.500 0 0 1 8 20.500v-.6L4 5.500ZM10 8.400V20h7.500V8.400H10Z',
  crown:
    'M3 7.200 7.600 11 12 4l4.400 7L21 7.200 19.400 17H4.600L3 7.200ZM4.600 18.600h14.800V21H4.600v-2.400Z',
  star: 'm12 1.800 2.900 6.600 7.200.7-5.400 4.800 1.600 7.100L12 17.300 5.700 21l1.600-7.100L1.900 9.100l7.200-.7L12 1.800Z',
} as const;

export type BaseSign = keyof typeof BASE_SIGNS;

export interface IconProps<N> {
  readonly name: N;
  readonly size?: number;
}

/** The icon of a board: the base set, and signs of its own. */
export function iconOf<const P extends { readonly [name: string]: string }>(
  own: P,
): (props: IconProps<BaseSign | (keyof P & string)>) => React.JSX.Element {
  const paths: { readonly [name: string]: string } = { ...BASE_SIGNS, ...own };
  return function Icon({ name, size }) {
    return <Sign name={name} path={paths[name] ?? ''} size={size} />;
  };
}

export const BaseIcon = iconOf({});
