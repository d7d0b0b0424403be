import type { Page } from 'playwright-core';

/** Looks at the page as if every word of it were 40 % longer, as in a language that takes more room. */
export async function lengthened<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const words = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { readonly node: Node; readonly text: string | null }[] = [];
    while (walker.nextNode())
      found.push({ node: walker.currentNode, text: walker.currentNode.nodeValue });
    for (const { node, text } of found)
      node.nodeValue = (text ?? '').replaceAll(
        /\p{L}+/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.4)),
      );
    return found;
  });
  try {
    return await look();
  } finally {
    await words.evaluate((found) => {
      for (const { node, text } of found) node.nodeValue = text;
    });
  }
}
