import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { stagesExample } from './stages.examples.ts';
import { StagesSection } from './stages.tsx';

describe('the stages of a campaign', () => {
  const html = renderToStaticMarkup(<StagesSection section={stagesExample} />);
  const [early = '', main = '', cyber = ''] = html.split('<li').slice(1);

  it('are listed in order, each with its days and a note', () => {
    expect(early).toMatch(/Over.*<span>Early<\/span> <span>Black Friday<\/span>.*14–21 November/);
    expect(main).toMatch(/Live now.*Black Friday.*22–29 November/);
    expect(cyber).toMatch(/Opens 30 November, 09:00 GMT.*Cyber Monday.*30 November – 4 December/);
  });

  it('offer to tell when the next one opens', () => {
    expect(html.match(/<x-island/g)).toHaveLength(1);
    expect(cyber).toContain('Tell me when');
  });

  it('mark the live stage visually and for screen readers', () => {
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(main).toContain('data-state="live" aria-current="step"');
  });

  it('show a lock only on future stages', () => {
    expect(cyber).toContain('<svg');
    expect(early).not.toContain('<svg');
    expect(main).not.toContain('<svg');
  });
});
