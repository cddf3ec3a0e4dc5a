import { afterEach, expect, test, vi } from 'vitest';
import { type Fault, maxFaults } from '#contract/faults.ts';
import type { FaultEvent } from './early-faults.ts';
import { startFaultReport } from './faults.ts';

const origin = 'https://site.example';
/** The first time at which all faults of these tests are old enough to be sent, in ms. */
const later = 5_000;

const fault = (name: string) => ({ timeStamp: 0, type: 'fault', detail: { kind: 'island', name } }) as CustomEvent;
const error = (filename: string, message = 'Uncaught TypeError: x is null') =>
  ({ timeStamp: 0, type: 'error', filename, message }) as ErrorEvent;
const rejection = (reason: unknown) => ({ timeStamp: 0, type: 'unhandledrejection', reason }) as PromiseRejectionEvent;
const errorAt = (stack: string) => Object.assign(new Error('someone@example.com'), { stack });

function open({ isAllowed = (): boolean => true } = {}) {
  const sendBeacon = vi.fn<(address: string, report: string) => void>();
  const hiddenPage = Object.assign(new EventTarget(), {
    documentElement: { dataset: { build: 'b1' } },
    visibilityState: 'hidden',
  });
  vi.stubGlobal('document', hiddenPage);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('navigator', { sendBeacon });
  return {
    note: startFaultReport(isAllowed),
    hidden(time: number) {
      const event = new Event('visibilitychange');
      hiddenPage.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: time }));
    },
    reports: () => sendBeacon.mock.calls.map(([, report]) => JSON.parse(report)),
  };
}

afterEach(() => vi.unstubAllGlobals());

test.each<[what: string, event: FaultEvent, expected: Fault | undefined]>([
  ['a fault that the site announces', fault('robot-viewer'), { kind: 'island', name: 'robot-viewer' }],
  [
    'an error in a script',
    error(`${origin}/assets/first-visit-offer-Bu5-4We_.js`),
    { kind: 'error', name: 'first-visit-offer' },
  ],
  ['an error in the document', error(`${origin}/us/faq?email=x`), { kind: 'error', name: 'inline' }],
  [
    'an error of an extension',
    error('chrome-extension://abc/assets/client-CDmXX43w.js'),
    { kind: 'error', name: 'foreign' },
  ],
  ['an error of another origin', error('', 'Script error.'), { kind: 'error', name: 'foreign' }],
  [
    'a rejection in a script',
    rejection(
      errorAt(
        `Error: x\n    at a (${origin}/assets/client-CDmXX43w.js:1:2)\n    at ${origin}/assets/live-C6kPG4p8.js:3:4`,
      ),
    ),
    { kind: 'rejection', name: 'client' },
  ],
  ['a rejection with a text', rejection('someone@example.com'), { kind: 'rejection', name: 'foreign' }],
  [
    'a rejection without a stack',
    rejection(new DOMException('no', 'NotAllowedError')),
    { kind: 'rejection', name: 'foreign' },
  ],
  ['a request that was aborted', rejection(new DOMException('aborted', 'AbortError')), undefined],
  ['a notice of the browser', error(`${origin}/us`, 'ResizeObserver loop limit exceeded'), undefined],
])('names %s', (_what, event, expected) => {
  const { note, hidden, reports } = open();
  note(event);
  hidden(later);
  expect(reports()).toEqual(expected ? [{ build: 'b1', faults: [expected] }] : []);
});

test('sends each fault once, when the page is hidden, with nothing but its kind and name', () => {
  const { note, hidden, reports } = open();
  hidden(later);
  note(fault('robot-viewer'));
  note(fault('robot-viewer'));
  note(rejection(errorAt(`at ${origin}/assets/client-CDmXX43w.js?q=someone@example.com`)));
  expect(reports()).toEqual([]);
  hidden(later);
  note(fault('robot-viewer'));
  note(fault('faq-browser'));
  hidden(later);
  expect(reports()).toEqual([
    {
      build: 'b1',
      faults: [
        { kind: 'island', name: 'robot-viewer' },
        { kind: 'rejection', name: 'client' },
      ],
    },
    { build: 'b1', faults: [{ kind: 'island', name: 'faq-browser' }] },
  ]);
});

test('keeps what failed just before the page was hidden, as loads that leaving breaks off are no faults', () => {
  const { note, hidden, reports } = open();
  note(fault('robot-viewer'));
  hidden(later - 1);
  expect(reports()).toEqual([]);
  hidden(later);
  expect(reports()).toHaveLength(1);
});

test('sends only so many faults of a page', () => {
  const { note, hidden, reports } = open();
  for (let index = 0; index < 2 * maxFaults; index += 1) note(fault(`island${index}`));
  hidden(later);
  note(fault('last'));
  hidden(later);
  expect(reports().map(({ faults }) => faults.length)).toEqual([maxFaults]);
});

test('sends nothing after consent is withdrawn, not even earlier faults', () => {
  let agrees = true;
  const { note, hidden, reports } = open({ isAllowed: () => agrees });
  note(fault('robot-viewer'));
  agrees = false;
  hidden(later);
  note(fault('faq-browser'));
  agrees = true;
  hidden(later);
  expect(reports()).toEqual([]);
});
