import { imageOf } from '../../art/image.js';
import { downloadBlob } from '../../parts/download.js';
import { SIZE, strokesOf, type CanvasArea, type Pictured, type Brushstroke } from './picture.js';

/** What became of a picture: it was handed on, it is a file now, or somebody closed the menu again. */
export type Handed = 'shared' | 'saved' | 'kept';

/** Hands the towers to others as a picture: by the way that the device has for it, else as a file. Nothing is sent by us. */
export async function shared(name: string, pictured: Pictured): Promise<Handed> {
  const picture = await painted(pictured);
  const file = new File([picture], name, { type: picture.type });
  const what = { files: [file], title: pictured.title };
  if ('canShare' in navigator && navigator.canShare(what)) {
    try {
      await navigator.share(what);
      return 'shared';
    } catch (error) {
      // Whoever closes the menu again wants nothing of it.
      if (error instanceof DOMException && error.name === 'AbortError') return 'kept';
    }
  }
  downloadBlob(name, picture);
  return 'saved';
}

async function painted(pictured: Pictured): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser cannot paint');
  await document.fonts.ready;
  for (const stroke of strokesOf(pictured)) await paintOne(context, stroke, pictured);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('this browser cannot paint'));
      else resolve(blob);
    }, 'image/png');
  });
}

async function paintOne(
  context: CanvasRenderingContext2D,
  stroke: Brushstroke,
  { light }: Pictured,
): Promise<void> {
  const { x, y, width, height } = stroke.at;
  if ('drawing' in stroke) {
    const image = new Image();
    image.src = imageOf(stroke.drawing, light);
    await image.decode();
    context.drawImage(image, x, y, width, height);
  } else if ('text' in stroke) {
    write(context, stroke);
  } else {
    context.globalAlpha = stroke.fading === true ? 0.45 : 1;
    context.fillStyle = stroke.fill;
    context.fillRect(x, y, width, height);
    context.globalAlpha = 1;
    if (stroke.line === true) context.strokeRect(x, y, width, height);
  }
}

function write(
  context: CanvasRenderingContext2D,
  { at, text, size, fill, align, serif }: Extract<Brushstroke, { readonly text: string }>,
): void {
  const styles = getComputedStyle(document.documentElement);
  const family = styles.getPropertyValue(serif ? '--serif' : '--sans');
  context.font = `700 ${size}px ${family}`;
  context.fillStyle = fill;
  context.textAlign = align;
  context.textBaseline = 'middle';
  context.fillText(text, edgeOf(at, align), at.y + at.height / 2 + 1, at.width);
}

function edgeOf({ x, width }: CanvasArea, align: 'left' | 'center' | 'right'): number {
  return align === 'left' ? x : align === 'right' ? x + width : x + width / 2;
}
