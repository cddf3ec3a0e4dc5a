import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { stagesExample } from './stages.examples.ts';
import { StagesSection } from './stages.tsx';

describe('the stages of a campaign', () => {
  const html = renderToStaticMarkup(<StagesSection section={stagesExample} />);
  const [early = '', main = '', cyber = ''] = html.split('<li').slice(1);

  it('stand in their order, each with its days and what is to be known of it', () => {
    expect(early).toMatch(/Over.*<span>Early<\/span> <span>Black Friday<\/span>.*14–21 November/);
    expect(main).toMatch(/Live now.*Black Friday.*22–29 November/);
    expect(cyber).toMatch(/Opens 30 November, 09:00 GMT.*Cyber Monday.*30 November – 4 December/);
  });

  it('mark the one that is live, for eyes and ears', () => {
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(main).toContain('data-state="live" aria-current="step"');
  });

  it('put a lock on those to come alone', () => {
    expect(cyber).toContain('<svg');
    expect(early).not.toContain('<svg');
    expect(main).not.toContain('<svg');
  });
});
