import { Picture } from '../../art/picture.js';
import { medallionOf } from './pictures.js';

/** The face of a support, as large as a sign. */
export function FaceOf({ support }: { readonly support: string }) {
  return (
    <span className="icon icon-face">
      <Picture drawing={medallionOf(support)} width={20} />
    </span>
  );
}
