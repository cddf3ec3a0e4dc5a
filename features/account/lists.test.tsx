import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type DeviceProgram, devicePrograms } from '#browser/session/device-programs.ts';
import { type FakeResponse, fakeBrowser } from '#browser/session/fake-browser.examples.ts';
import type { SavedProgram, ServiceRequest } from '#contract/account/garage-shapes.ts';
import type { Notice } from '#contract/account/notice-shapes.ts';
import { hrefsIn } from '#tests/support/components/show-on-page.tsx';
import { PageContext } from '#ui/page-context.tsx';
import { accountExample, accountPage, showPart } from './account.examples.ts';
import { AccountContext } from './account-context.browser.ts';
import { AccountNotices } from './notices/account-notices.tsx';
import { SavedPrograms } from './programs/saved-programs.tsx';
import { ServiceRequests } from './requests/service-requests.tsx';

const doNothing = async () => {};

const exampleRequest: ServiceRequest = {
  request_id: 'R-7K2M-9QXD',
  reason: 'repair',
  product: 'flagshipMegatron',
  serial_number: 'KM36-0012-3456',
  description: 'The left knee no longer bends.',
  state: 'arrived',
  history: [
    { state: 'received', note: '', at: Date.UTC(2026, 10, 2, 12) },
    { state: 'arrived', note: 'Your robot is with us.', at: Date.UTC(2026, 10, 9, 12) },
  ],
};

const exampleProgram: SavedProgram = {
  id: 'g1',
  page: 'flagship-megatron',
  title: 'Night watch',
  version: 2,
  created_at: Date.UTC(2026, 10, 2, 12),
  updated_at: Date.UTC(2026, 10, 9, 12),
};

const exampleNotice: Notice = {
  id: 'n1',
  topic: 'orderable:flagshipBumblebee',
  region: 'us',
  subject: 'Flagship Bumblebee',
  state: 'waiting',
  created_at: Date.UTC(2026, 10, 2, 12),
  sent_at: null,
};

const text = () => document.body.textContent;

describe('requests', () => {
  it('say what they are about, how far they are, and what support wrote, the newest first', () => {
    showPart(<ServiceRequests requests={[exampleRequest]} />);
    expect(text()).toMatch(
      /requests\.reasons\.repair.*Flagship Megatron.*Request R-7K2M-9QXD.*November 2, 2026.*requests\.states\.arrived/,
    );
    expect(document.querySelectorAll('[data-reached]')).toHaveLength(3);
    expect(text()).toMatch(/states\.arrived.*November 9, 2026.*Your robot is with us\..*states\.received/);
  });

  it('lead to the service while there are none', () => {
    showPart(<ServiceRequests requests={[]} />);
    expect(screen.getByText('requests.none.text')).toBeTruthy();
    expect(hrefsIn()).toEqual(['/us/return-manufacturer']);
  });
});

describe('programs', () => {
  const show = (programs: (typeof exampleProgram)[], changes = {}) =>
    showPart(<SavedPrograms programs={programs} load={doNothing} replace={doNothing} />, changes);

  it('have a name, a robot and a date, and can be opened, shared, renamed and deleted', () => {
    show([exampleProgram]);
    expect(text()).toMatch(/Night watch.*Flagship Megatron.*Changed on November 9, 2026/);
    for (const name of [/^programs\.open/, /programs\.share/, /programs\.name\.change/, /programs\.remove\.start/])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('cannot be opened where the edition has no page of the robot', () => {
    show([{ ...exampleProgram, page: 'elsewhere' }]);
    expect(screen.getByText('programs.elsewhere')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /programs\.share/ })).toBeNull();
  });

  it('lead to a playground while there are none, or to the robots where the edition has none', () => {
    show([]);
    expect(hrefsIn()).toEqual(['/us/flagship-megatron#playground']);
    show([], { playgrounds: {} });
    expect(hrefsIn()).toEqual(['/us/robots']);
  });

  it('on this device move into the account one by one; what is refused stays, with the reason', async () => {
    const programs: DeviceProgram[] = ['a', 'b', 'c'].map((key) => ({
      key,
      page: 'flagship-megatron',
      title: key.toUpperCase(),
      program: 'wave',
      savedAt: 0,
    }));
    const full = { code: 4012, msg: 'It is full.' };
    const responses: Record<string, FakeResponse> = { A: { code: 2000 }, B: full, C: new TypeError('Failed to fetch') };
    fakeBrowser({ api: ({ body }) => responses[(body as DeviceProgram).title] ?? full });
    localStorage.setItem('programs', JSON.stringify(programs));
    const onMove = vi.fn(doNothing);
    render(
      <PageContext value={accountPage}>
        <AccountContext value={accountExample}>
          <SavedPrograms programs={[]} load={onMove} replace={doNothing} />
        </AccountContext>
      </PageContext>,
    );
    await userEvent.click(screen.getByRole('button', { name: /programs\.device\.button/ }));
    await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe('B stays: It is full.C stays: failure.network');
    expect(devicePrograms().map(({ key }) => key)).toEqual(['b', 'c']);
  });
});

describe('notices', () => {
  const show = (notices: (typeof exampleNotice)[]) =>
    showPart(<AccountNotices notices={notices} replace={doNothing} />);

  it('say what they are about, and can be cancelled', () => {
    show([exampleNotice]);
    expect(text()).toMatch(/Flagship Bumblebee.*topics\.orderable.*Asked for on November 2, 2026.*states\.waiting/);
    expect(screen.getByRole('button', { name: /notices\.cancel/ })).toBeTruthy();
  });

  it('that were sent say when, and those of another edition which', () => {
    show([{ ...exampleNotice, region: 'de', state: 'sent', sent_at: Date.UTC(2026, 10, 9, 12) }]);
    expect(text()).toMatch(/Germany.*Sent on November 9, 2026/);
    expect(screen.getByRole('button', { name: /notices\.clear/ })).toBeTruthy();
  });

  it('do not name what the edition cannot name', () => {
    show([{ ...exampleNotice, subject: null }]);
    expect(text()).toContain('notices.unnamed');
  });

  it('lead to the robots while there are none', () => {
    show([]);
    expect(screen.getByText('notices.none.text')).toBeTruthy();
    expect(hrefsIn()).toEqual(['/us/robots']);
  });
});
