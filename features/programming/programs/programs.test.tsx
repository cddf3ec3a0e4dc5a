import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { exampleClip } from '#tests/support/examples/page.examples.ts';
import { programsExample } from './programs.examples.ts';
import { ProgramsSection } from './programs.tsx';

const show = (changes: Partial<typeof programsExample> = {}) =>
  showOnPage(<ProgramsSection section={{ ...programsExample, ...changes }} />);

describe('the programs of a robot', () => {
  it('shows its actions in a row, and describes them in a dialog', async () => {
    show();
    expect(screen.getByText('Transform', { selector: 'p' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: programsExample.actions?.open as string }));
    expect(screen.getByRole('dialog').textContent).toContain('From robot to tank.');
  });

  it('shows a clip in place of the picture in the dialog if an action has one', async () => {
    const items = programsExample.actions?.items.map((action) => ({
      ...action,
      picture: exampleClip.poster,
      clip: exampleClip,
    }));
    show({ actions: { open: 'See', title: 'Actions', items: items ?? [] } });
    await userEvent.click(screen.getByRole('button', { name: 'See' }));
    const dialog = screen.getByRole('dialog', { name: 'Actions' });
    expect(dialog.querySelector('video')).not.toBeNull();
    expect(within(dialog).queryByRole('img')).toBeNull();
  });

  it('opens each program in the playground, and leads a program in its own address there', () => {
    show();
    const playground = '/us/programming?robot=flagship-megatron';
    expect(hrefsIn()).toContain(`${playground}#program=say(Hello).repeat2(walk2.turn180)`);
    expect(document.getElementById('playground')?.dataset.programs).toBe(playground);
    const steps = [...document.querySelectorAll<HTMLElement>('[data-do]')].map((step) => step.dataset.do);
    expect(steps).toEqual(['say', 'repeat', 'walk', 'turn']);
  });

  it('only links to the page about programming if it cannot be programmed there, and needs no such page', () => {
    show({ samples: [], actions: undefined, page: { href: '/us/programming', label: 'Ways' } });
    expect(hrefsIn()).toEqual(['/us/programming']);
    expect(textsOf('button')).toEqual([]);
    expect(document.querySelector('[data-programs], dialog')).toBeNull();
    show({ page: undefined, samples: [] });
    expect(hrefsIn()).toEqual([]);
  });
});
