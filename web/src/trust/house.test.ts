import { describe, expect, it, vi } from 'vitest';
import type { Trust } from '../wire/table';

vi.stubGlobal('location', new URL('http://192.168.1.5:8080/'));
const { is_at, named_origins, open_origin, secure_origin } = await import('./house');

const kOff: Trust = { http_port: 0, https_port: 0, certificate: '', fingerprint: '', short_fingerprint: '', names: [] };
const kOn: Trust = {
  ...kOff,
  http_port: 8080,
  https_port: 8443,
  names: ['pc.local', 'localhost', '127.0.0.1', '::1', '192.168.1.5'],
};

describe('the address over https', () => {
  it.each([
    ['http://192.168.1.5:8080', 'https://192.168.1.5:8443'],
    ['http://pc.local:8080', 'https://pc.local:8443'],
    ['http://[::1]:8080', 'https://[::1]:8443'],
    ['http://pc:8080', 'https://192.168.1.5:8443'], // a name that the certificate does not have
  ])('%s: %s', (here, there) => expect(secure_origin(kOn, new URL(here))).toBe(there));

  it('is not there without a certificate, nor before the server has told', () => {
    const here = new URL('http://192.168.1.5:8080');
    expect([secure_origin(kOff, here), secure_origin(null, here)]).toEqual([null, null]);
    expect(secure_origin({ ...kOn, names: ['localhost', '127.0.0.1'] }, new URL('http://pc:8080'))).toBe(null);
  });
});

describe('a link that is handed out', () => {
  it('opens where nobody trusts the house yet', () => {
    expect(open_origin(kOn, new URL('https://192.168.1.5:8443'))).toBe('http://192.168.1.5:8080');
    expect(open_origin({ ...kOn, http_port: 80, https_port: 443 }, new URL('https://pc.local'))).toBe('http://pc.local:80');
  });
  it('is the page’s own everywhere else', () => {
    for (const here of ['http://192.168.1.5:8080', 'https://minuit.example', 'https://minuit.example:9000'])
      expect(open_origin(kOn, new URL(here))).toBe(here);
    expect(open_origin(kOff, new URL('https://minuit.example:8443'))).toBe('https://minuit.example:8443');
    expect(open_origin(null, new URL('https://192.168.1.5:8443'))).toBe('https://192.168.1.5:8443');
  });
});

it('names the addresses that lead here from elsewhere', () => {
  expect(named_origins({ ...kOn, names: [...kOn.names, 'fd00::5'] })).toEqual([
    'http://pc.local:8080',
    'http://192.168.1.5:8080',
    'http://[fd00::5]:8080',
  ]);
});

it('knows where it is', () => {
  expect(is_at(kOn, new URL('https://pc.local:8443'))).toBe(true);
  expect(is_at({ ...kOn, https_port: 443 }, new URL('https://pc.local'))).toBe(true);
  expect(is_at(kOn, new URL('http://pc.local:8080'))).toBe(false);
  expect(is_at(kOff, new URL('https://pc.local'))).toBe(false);
});
