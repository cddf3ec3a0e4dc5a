import { closedPolicy } from './content-security-policy.ts';
import { isPrivateHostname } from './hosts.ts';

/** Browser features that no page uses, and those that only our own pages use. */
const permissions = [
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'midi',
    'payment',
    'publickey-credentials-get',
    'usb',
  ].map((name) => `${name}=()`),
  ...['autoplay', 'fullscreen', 'microphone', 'xr-spatial-tracking'].map((name) => `${name}=(self)`),
].join(', ');

const baseHeaders = {
  'content-security-policy': closedPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

const headersWithHsts = { ...baseHeaders, 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Headers of every response, including errors. Local hosts are not bound to HTTPS. */
export const securityHeaders = (hostname: string): Readonly<Record<string, string>> =>
  isPrivateHostname(hostname) ? baseHeaders : headersWithHsts;
