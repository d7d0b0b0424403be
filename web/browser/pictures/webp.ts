import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** No picture is larger, in bytes. */
const MOST = 200_000;
const QUALITIES = [0.9, 0.82, 0.74, 0.66, 0.58, 0.5];

/** Keeps what a page shows, as good as fits. The browser that shows it also packs it. */
export async function keep(page: Page, file: string): Promise<void> {
  const shot = (await page.screenshot()).toString('base64');
  const packer = await page.context().newPage();
  try {
    for (const quality of QUALITIES) {
      const packed = Buffer.from(await packer.evaluate(packedBy, { shot, quality }), 'base64');
      if (packed.length > MOST) continue;
      await writeFile(file, packed);
      return;
    }
  } finally {
    await packer.close();
  }
  throw new Error(`${file} would be larger than ${MOST} bytes`);
}

/** In the browser: a picture as WebP, in base64. */
async function packedBy(given: {
  readonly shot: string;
  readonly quality: number;
}): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${given.shot}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', given.quality).split(',')[1] ?? '';
}
