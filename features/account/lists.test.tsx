import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeviceProgram } from '#browser/session/device-programs.ts';
import { hrefsIn } from '#tests/support/components/show-on-page.tsx';
import { showPart } from './account.examples.ts';
import { exampleNotice, exampleProgram, exampleRequest } from './garage.examples.ts';
import { AccountNotices } from './notices/account-notices.tsx';
import { movePrograms } from './programs/move-programs.browser.ts';
import { SavedPrograms } from './programs/saved-programs.tsx';
import { ServiceRequests } from './requests/service-requests.tsx';

const doNothing = async () => {};

const text = () => document.body.textContent;

describe('requests', () => {
  it('say what they are about, how far they are, and what support wrote, the newest first', () => {
    showPart(<ServiceRequests requests={[exampleRequest]} />);
    expect(text()).toMatch(/Repair.*Flagship Megatron.*Request R-7K2M-9QXD.*November 2, 2026.*Arrived/);
    expect(document.querySelectorAll('[data-reached]')).toHaveLength(3);
    expect(text()).toMatch(/Arrived.*November 9, 2026.*Your robot is with us\..*Received/);
  });

  it('lead to the service while there are none', () => {
    showPart(<ServiceRequests requests={[]} />);
    expect(screen.getByText('No requests.')).toBeTruthy();
    expect(hrefsIn()).toEqual(['/us/return-manufacturer']);
  });
});

describe('programs', () => {
  const show = (programs: (typeof exampleProgram)[], changes = {}) =>
    showPart(<SavedPrograms programs={programs} load={doNothing} replace={doNothing} />, changes);

  it('have a name, a robot and a date, and can be opened, shared, renamed and deleted', () => {
    show([exampleProgram]);
    expect(text()).toMatch(/Night watch.*Flagship Megatron.*Changed on November 9, 2026/);
    for (const name of [/^Open/, /Copy link/, /Rename/, /Delete/])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('cannot be opened where the edition has no page of the robot', () => {
    show([{ ...exampleProgram, page: 'elsewhere' }]);
    expect(screen.getByText('No page here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Copy link/ })).toBeNull();
  });

  it('lead to a playground while there are none, or to the robots where the edition has none', () => {
    show([]);
    expect(hrefsIn()).toEqual(['/us/flagship-megatron#playground']);
    show([], { playgrounds: {} });
    expect(hrefsIn()).toEqual(['/us/robots']);
  });

  describe('on this device', () => {
    const programs: DeviceProgram[] = ['a', 'b', 'c'].map((key) => ({
      key,
      page: 'flagship-megatron',
      title: key.toUpperCase(),
      program: 'wave',
      savedAt: 0,
    }));

    it('move into the account one by one; what is refused stays, with the reason', async () => {
      const removed: string[] = [];
      const save = async ({ title }: { title: string }) => {
        if (title === 'B') throw Object.assign(new Error('It is full.'), { fields: {} });
        if (title === 'C') throw Object.assign(new Error('timeout'), { userMessage: 'No network.' });
      };
      const unmoved = await movePrograms(programs, 'failed', { save, remove: (key) => void removed.push(key) });
      expect(unmoved).toEqual([
        { key: 'b', title: 'B', reason: 'It is full.' },
        { key: 'c', title: 'C', reason: 'No network.' },
      ]);
      expect(removed).toEqual(['a']);
    });
  });
});

describe('notices', () => {
  const show = (notices: (typeof exampleNotice)[]) =>
    showPart(<AccountNotices notices={notices} replace={doNothing} />);

  it('say what they are about, and can be cancelled', () => {
    show([exampleNotice]);
    expect(text()).toMatch(
      /Flagship Bumblebee.*When it can be ordered.*Asked for on November 2, 2026.*We will email you\./,
    );
    expect(screen.getByRole('button', { name: /Cancel notice/ })).toBeTruthy();
  });

  it('that were sent say when, and those of another edition which', () => {
    show([{ ...exampleNotice, region: 'de', state: 'sent', sent_at: Date.UTC(2026, 10, 9, 12) }]);
    expect(text()).toMatch(/Germany.*Sent on November 9, 2026/);
    expect(screen.getByRole('button', { name: /Remove/ })).toBeTruthy();
  });

  it('do not name what the edition cannot name', () => {
    show([{ ...exampleNotice, subject: null }]);
    expect(text()).toContain('No longer listed');
  });

  it('lead to the robots while there are none', () => {
    show([]);
    expect(screen.getByText('No notices.')).toBeTruthy();
    expect(hrefsIn()).toEqual(['/us/robots']);
  });
});
