// The same server over https, with a certificate of the house that a device can be told to trust (docs/SERVING.md). Pages elsewhere
// need to know: what links to hand out, and where the other address is.
import { computed, signal } from '@preact/signals';
import { recall, remember } from '../base/memory';
import { get_trust, is_trusted } from '../wire/api';
import type { Trust } from '../wire/table';

type Place = Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>;

const kUsualPort = '443';
const kIpv4 = /^\d+\.\d+\.\d+\.\d+$/;

// Whether the page itself came with the certificate of the house.
export const is_at = (trust: Trust | null, place: Place): boolean =>
  trust !== null &&
  trust.https_port !== 0 &&
  place.protocol === 'https:' &&
  (place.port || kUsualPort) === String(trust.https_port);

// The address over https: of the same name if the certificate has it, else of the machine's address on the network.
export function secure_origin(trust: Trust | null, place: Place): string | null {
  if (!trust || trust.https_port === 0) return null;
  const own = place.hostname.replaceAll(/[[\]]/g, '');
  const host = trust.names.includes(own)
    ? place.hostname
    : trust.names.find((each) => kIpv4.test(each) && !each.startsWith('127.'));
  return host === undefined ? null : `https://${host}:${trust.https_port}`;
}

// Pages of the plain port under the names that the certificate has and that lead here from other machines, too.
const kOnlyHere = /^(localhost|127\..*|::1)$/;
export const named_origins = (trust: Trust): readonly string[] =>
  trust.names
    .filter((each) => !kOnlyHere.test(each))
    .map((each) => `http://${each.includes(':') ? `[${each}]` : each}:${trust.http_port}`);

// What others are sent: an address that also opens where nobody trusts the house yet.
export const open_origin = (trust: Trust | null, place: Place): string =>
  trust && is_at(trust, place) ? `http://${place.hostname}:${trust.http_port}` : place.origin;

// for the page: it comes from one server
export const house = signal<Trust | null>(null); // until the server has told
// for the page: likewise
let asking: Promise<void> | null = null;
export function load_house(): Promise<void> {
  asking ??= get_trust().then(
    (trust) => {
      house.value = trust;
    },
    () => {
      asking = null; // another time
    },
  );
  return asking;
}
export const shared_origin = computed(() => open_origin(house.value, location));

// Who has gone over to the safe address once is taken there from links to the other one, for as long as it works.
const kMoved = 'secure';
export const has_moved = (): boolean => recall(kMoved) !== null;
export const remember_moving = (): void => remember(kMoved, 'yes');
export async function go_on_there(): Promise<boolean> {
  await load_house();
  const origin = secure_origin(house.value, location);
  // Of another name it would be somebody else: cookies belong to a host.
  if (!origin || new URL(origin).hostname !== location.hostname || !(await is_trusted(origin))) return false;
  location.replace(origin + location.pathname + location.search + location.hash);
  return true;
}
