import { describe, expect, it } from 'vitest';
import type { DeviceProgram } from '#browser/session/device-programs.ts';
import { renderPart } from './account.examples.ts';
import { exampleNotice, exampleProgram, exampleRequest } from './garage.examples.ts';
import { AccountNotices } from './notices/account-notices.tsx';
import { movePrograms } from './programs/move-programs.browser.ts';
import { SavedPrograms } from './programs/saved-programs.tsx';
import { ServiceRequests } from './requests/service-requests.tsx';

const doNothing = async () => {};

describe('requests', () => {
  const render = (requests: (typeof exampleRequest)[]) => renderPart(<ServiceRequests requests={requests} />);

  it('say what they are about, how far they are, and what support wrote, the newest first', () => {
    const html = render([exampleRequest]);
    expect(html).toMatch(/Repair.*Flagship Megatron.*Request R-7K2M-9QXD.*November 2, 2026.*Arrived/);
    expect(html.match(/data-reached/g)).toHaveLength(3);
    expect(html).toMatch(/Arrived<\/b>.*November 9, 2026.*Your robot is with us\..*Received<\/b>/);
  });

  it('lead to the service while there are none', () => {
    expect(render([])).toMatch(/No requests\..*href="\/us\/return-manufacturer"/);
  });
});

describe('programs', () => {
  const render = (programs: (typeof exampleProgram)[], changes = {}) =>
    renderPart(<SavedPrograms programs={programs} load={doNothing} replace={doNothing} />, changes);

  it('have a name, a robot and a date, and can be opened, shared, renamed and deleted', () => {
    expect(render([exampleProgram])).toMatch(
      /Night watch.*Flagship Megatron.*Changed on November 9, 2026.*Open.*Copy link.*Rename.*Delete/,
    );
  });

  it('cannot be opened where the edition has no page of the robot', () => {
    const html = render([{ ...exampleProgram, page: 'elsewhere' }]);
    expect(html).toContain('No page here.');
    expect(html).not.toContain('Copy link');
  });

  it('lead to a playground while there are none, or to the robots where the edition has none', () => {
    expect(render([])).toContain('href="/us/flagship-megatron#playground"');
    expect(render([], { playgrounds: {} })).toContain('href="/us/robots"');
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
  const render = (notices: (typeof exampleNotice)[]) =>
    renderPart(<AccountNotices notices={notices} replace={doNothing} />);

  it('say what they are about, and can be cancelled', () => {
    expect(render([exampleNotice])).toMatch(
      /Flagship Bumblebee.*When it can be ordered.*Asked for on November 2, 2026.*We will email you\..*Cancel notice/,
    );
  });

  it('that were sent say when, and those of another edition which', () => {
    const html = render([{ ...exampleNotice, region: 'de', state: 'sent', sent_at: Date.UTC(2026, 10, 9, 12) }]);
    expect(html).toMatch(/Germany.*Sent on November 9, 2026.*Remove/);
  });

  it('do not name what the edition cannot name', () => {
    expect(render([{ ...exampleNotice, subject: null }])).toContain('No longer listed');
  });

  it('lead to the robots while there are none', () => {
    expect(render([])).toMatch(/No notices\..*href="\/us\/robots"/);
  });
});
