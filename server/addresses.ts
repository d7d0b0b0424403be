import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Config } from './config.js';

/** Addresses that mean every address of this machine. */
const EVERY = ['0.0.0.0', '::'];

/** Networks that a machine has with itself: containers and virtual machines. */
const INNER = /^(docker|br-|veth|virbr|podman|cni)/;

/** Whether only this machine can reach what listens there. */
export function isAlone(host: string): boolean {
  return host === 'localhost' || /^(::ffff:)?127\./.test(host) || host === '::1';
}

/** A network of this machine: its name and the addresses in it, as the system lists them. */
export type Networks = ReturnType<typeof networkInterfaces>;

/** A system that forbids asking for them keeps nobody from playing. */
function ownNetworks(): Networks {
  try {
    return networkInterfaces();
  } catch {
    return {};
  }
}

/** Where others find the server, the likeliest first; empty where only this machine reaches it. */
export function addressesForOthers(
  { host, place }: Pick<Config, 'host' | 'place'>,
  port: number,
  networks: Networks = ownNetworks(),
): readonly string[] {
  if (place !== undefined) return [`${place.origin}${place.base}/`];
  if (isAlone(host)) return [];
  if (!EVERY.includes(host)) return [`http://${isIPv6(host) ? `[${host}]` : host}:${port}/`];
  return Object.entries(networks)
    .toSorted(([a], [b]) => Number(INNER.test(a)) - Number(INNER.test(b)))
    .flatMap(([, all]) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
}
