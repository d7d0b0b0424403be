import { expect, it } from 'vitest';
import { deviceOf } from './device.js';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/147.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${KIT} Chrome/147.0 Safari/537.36 Edg/147.0`, 'Edge', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.1; rv:140.0) Firefox/140.0', 'Firefox', 'macOS'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${KIT} Version/18.0 Safari/604.1`, 'Safari', 'iPhone'],
  [`Mozilla/5.0 (Linux; Android 15) ${KIT} Chrome/147.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
])('%s', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system });
});

it.each(['', 'curl/8.5', 'node'])('does not know %j', (agent) => {
  expect(deviceOf(agent)).toBeNull();
});
