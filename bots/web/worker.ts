import { gameNamed } from '@destrier/registry';
import type { Reply, Request } from '../host/request.js';
import { serve } from '../host/serve.js';

/** The same in a page: a Web Worker that answers each request it is sent. Whoever has heard enough ends it. */

declare const self: {
  onmessage: (event: { readonly data: Request }) => void;
  postMessage(reply: Reply): void;
};

self.onmessage = ({ data }) => self.postMessage(serve(data, gameNamed(data.game)));
